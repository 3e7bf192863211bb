import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { readErrorBody } from '../lib/api/explain-failure.ts'
import { useFocusOnMount } from '../lib/forms/use-after-mount.ts'
import { NativeField, type FieldText } from './native-field.tsx'
import classes from './text-field.module.css'

export interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: Ref<HTMLInputElement> | undefined
  /** At the field's end, on top of it. */
  ending?: ReactNode
}

/** A labelled line of text with its hint and its error. */
export function TextField({ id, label, description, error, ending, ...rest }: TextFieldProps) {
  return (
    <NativeField id={id} label={label} description={description} error={error}>
      {(control) => (
        <div className={classes.box} data-ended={ending !== undefined}>
          <input type="text" {...rest} {...control} />
          {ending}
        </div>
      )}
    </NativeField>
  )
}

/** No type="email": the browser would validate it with its own messages, and the server does that better. */
export function EmailField(props: Pick<TextFieldProps, 'defaultValue' | 'error'>) {
  return (
    <TextField
      {...props}
      label="Email"
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck="false"
      required
    />
  )
}

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
