import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { AnnouncedResult } from './announced-result.tsx'

/** The response is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  const { client } = trpc.useUtils()
  const [isSent, setIsSent] = useState(false)
  const form = useServerForm({
    send: (typed: { email: string }) => client.account.requestPasswordReset.mutate(typed),
    onDone: () => setIsSent(true),
    fallback: 'The link could not be sent',
  })

  if (isSent) {
    return (
      <AnnouncedResult title="If there is an account with this address, we’ve sent it a link.">
        It expires in one hour. If nothing arrives, check your spam folder, or the address for a typo.
      </AnnouncedResult>
    )
  }
  return (
    <StackedForm
      {...form.props}
      failure={form.failure}
      actions={
        <Button type="submit" size="large" isWide isBusy={form.isSending}>
          {form.isSending ? 'Sending...' : 'Send me a link'}
        </Button>
      }
    >
      <EmailField error={form.errors['email']} />
    </StackedForm>
  )
}
