import { TextField } from '../../ui/text-field.tsx'
import { bindField } from './bind-field.ts'
import classes from './fields.module.css'
import type { ProductFormState } from './use-product-form.ts'

export function StockFields({ form }: { form: ProductFormState }) {
  return (
    <div className={classes.fields}>
      <TextField
        {...bindField(form, 'discountPercent')}
        description="Blank for none."
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...bindField(form, 'stock')}
        description="Portions that are left. Blank: not counted, always available."
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  )
}
