import { readErrorBody } from '../lib/api/error-body.ts'
import { useFocusOnMount } from '../lib/forms/use-focus-on-mount.ts'
import { TextField } from './text-field.tsx'

/** The second step of logging in. It appears below the password and takes the focus, because it is what is missing. */
export const CodeField = ({ error }: { error: string | undefined }) => (
  <TextField
    ref={useFocusOnMount()}
    label="Code"
    name="code"
    description="From your authenticator app, or one of your recovery codes"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck="false"
    required
    error={error}
  />
)

/** The answer; null if a code has to be asked for. */
export async function unlessCodeIsMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (readErrorBody(error)?.code === 'SECOND_FACTOR_REQUIRED') return null
    throw error
  }
}
