import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bindField } from './bind-field.ts'
import classes from './fields.module.css'
import type { ProductFormState } from './use-product-form.ts'

export function DrinkFields({ form }: { form: ProductFormState }) {
  return (
    <div className={classes.fields}>
      <div className={classes.row}>
        <TextField {...bindField(form, 'abv')} inputMode="decimal" autoComplete="off" />
        <TextField {...bindField(form, 'volumeMl')} inputMode="decimal" autoComplete="off" />
        <TextField {...bindField(form, 'origin')} maxLength={120} autoComplete="off" />
      </div>
      <TextArea {...bindField(form, 'flavourNotes')} maxLength={500} rows={2} />
    </div>
  )
}
