import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { bindField } from './bind-field.ts'
import classes from './fields.module.css'
import type { ProductFormState } from './use-product-form.ts'

export function DrinkFields({ form }: { form: ProductFormState }) {
  return (
    <div className={classes.fields}>
      <div className={classes.row}>
        <TextField {...bindField(form, 'abv')} label="ABV %" inputMode="decimal" autoComplete="off" />
        <TextField
          {...bindField(form, 'volumeMl')}
          label="Volume (ml)"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...bindField(form, 'origin')} label="Origin" maxLength={120} autoComplete="off" />
      </div>
      <TextArea {...bindField(form, 'flavourNotes')} label="Tasting notes" maxLength={500} rows={2} />
    </div>
  )
}
