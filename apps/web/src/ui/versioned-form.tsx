import { useEffect, type ReactNode } from 'react'
import type { VersionedForm as Form } from '../lib/use-versioned-form.ts'
import { Button } from './button.tsx'
import { EditConflict, type ComparedField } from './edit-conflict.tsx'
import { StackedForm } from './stacked-form.tsx'

interface VersionedFormProps<Values extends object, Version> {
  form: Form<Values, Version>
  compare: (mine: Values, theirs: Version) => readonly ComparedField[]
  submitLabel: string
  /** Something that belongs to it is still on its way. */
  isBusy?: boolean
  onCancel?: (() => void) | undefined
  /** The fields. */
  children: ReactNode
}

/** A form that makes something or changes it; over a newer version it shows both. */
export function VersionedForm<Values extends object, Version>({
  form,
  compare,
  submitLabel,
  isBusy = false,
  onCancel,
  children,
}: VersionedFormProps<Values, Version>) {
  const { props, failure, isSending, conflict, isChange, refresh, keepMine } = form
  const { ref } = props

  async function handleTakeTheirs() {
    await refresh()
    onCancel?.()
  }

  // The button that opened the form is gone with the press.
  useEffect(() => {
    const element = ref !== null && typeof ref === 'object' ? ref.current : null
    if (isChange) element?.querySelector('input')?.focus()
  }, [ref, isChange])

  return (
    <StackedForm
      {...props}
      failure={failure}
      actions={
        <>
          <Button type="submit" isBusy={isSending || isBusy}>
            {isSending ? 'Saving...' : submitLabel}
          </Button>
          {onCancel !== undefined && (
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      {children}
      {conflict !== null && (
        <EditConflict
          message={conflict.message}
          fields={compare(conflict.mine, conflict.theirs)}
          isBusy={isSending}
          onKeepMine={keepMine}
          onTakeTheirs={() => void handleTakeTheirs()}
        />
      )}
    </StackedForm>
  )
}
