import type { SiteSettings } from '@tiffin/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSettings } from '../lib/api/settings.tsx'
import type { useRequestForm } from '../lib/forms/use-request-form.ts'
import { Button } from '../ui/button.tsx'
import { FailureLine } from '../ui/failure-note.tsx'
import { StackedForm } from '../ui/stacked-form.tsx'
import { HoneypotField } from '../ui/visually-hidden.tsx'

interface RequestFormProps {
  form: Pick<ReturnType<typeof useRequestForm>, 'props' | 'isSending' | 'failure' | 'earlier'>
  label: string
  copy: {
    send: string
    sending: string
    /** An earlier one has arrived after all. */
    arrived: { text: string; sendAgain: string }
    failure: { title: string; advice: (settings: SiteSettings) => string }
  }
  children: ReactNode
}

/** What a guest asks of the restaurant; if it could not be sent, it says so under its button. */
export function RequestForm({ form, label, copy, children }: RequestFormProps) {
  const settings = useSettings()
  return (
    <StackedForm
      {...form.props}
      aria-label={label}
      failure={null}
      actions={
        <>
          <Button type="submit" look="accent" size="large" isBusy={form.isSending}>
            {form.isSending ? copy.sending : form.earlier === null ? copy.send : copy.arrived.sendAgain}
          </Button>
          {form.earlier !== null && <FailureLine>{copy.arrived.text}</FailureLine>}
          {form.failure !== null && (
            <FailureLine>
              {form.failure.isLost
                ? `${form.failure.title}. ${form.failure.hint}`
                : `${copy.failure.title} ${form.failure.title}`}{' '}
              {copy.failure.advice(settings)}
            </FailureLine>
          )}
        </>
      }
    >
      {children}
      <HoneypotField />
    </StackedForm>
  )
}

/**
 * For the place where either the form or what was sent is shown. The clicked button has disappeared, so the focus moves
 * to what comes next.
 */
export function useFocusOnNext(isSent: boolean, firstField: 'input' | 'select') {
  const place = useRef<HTMLDivElement>(null)
  const wasSent = useRef(false)
  useEffect(() => {
    if (isSent) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
    else if (wasSent.current) place.current?.querySelector<HTMLElement>(firstField)?.focus()
    wasSent.current = isSent
  }, [isSent, firstField])
  return place
}
