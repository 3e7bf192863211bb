import { MAX_FLAVOUR_NOTES_LENGTH, MAX_ORIGIN_LENGTH } from '@tiffin/contract'
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
        <TextField {...bindField(form, 'origin')} maxLength={MAX_ORIGIN_LENGTH} autoComplete="off" />
      </div>
      <TextArea {...bindField(form, 'flavourNotes')} maxLength={MAX_FLAVOUR_NOTES_LENGTH} rows={2} />
    </div>
  )
}
