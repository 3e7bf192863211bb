import { readErrorBody } from '../../lib/error-body.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import type { ProductFormState } from './use-product-form.ts'
import classes from './version-conflict.module.css'

/** Nothing was saved, because somebody else has saved in the meantime. */
export function VersionConflict({ form }: { form: ProductFormState }) {
  const { conflict, newer } = form
  if (conflict === null) return null
  return (
    <div className={classes.conflict}>
      <FailureNote title={conflict} hint="Nothing was saved. What you typed is still here, and stays." />
      {newer.error !== null && (
        <FailureNote title={readErrorBody(newer.error)?.message ?? 'The newer version could not be loaded'} />
      )}
      <Button look="outline" isBusy={newer.isLoading} onClick={newer.load}>
        Load the newer version
      </Button>
    </div>
  )
}
