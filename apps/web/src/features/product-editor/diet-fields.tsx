import type { DietaryLabel, SpiceLevel } from '@tiffin/contract'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { bindField } from './bind-field.ts'
import classes from './fields.module.css'
import { dietaryNames, fieldNames, sortDietary, spiceNames } from './product-draft.ts'
import type { ProductFormState } from './use-product-form.ts'

const labels = Object.entries(dietaryNames) as [DietaryLabel, string][]
const levels = Object.entries(spiceNames) as [SpiceLevel, string][]

export function DietFields({ form }: { form: ProductFormState }) {
  const { dietary } = form.draft

  function toggle(label: DietaryLabel, isWanted: boolean) {
    const others = dietary.filter((other) => other !== label)
    form.change({ dietary: sortDietary(isWanted ? [...others, label] : others) })
  }

  return (
    <div className={classes.fields}>
      <fieldset className={classes.labels}>
        <legend>{fieldNames.dietary}</legend>
        {labels.map(([label, name]) => (
          <CheckboxField
            key={label}
            label={name}
            name="dietary"
            checked={dietary.includes(label)}
            onChange={(event) => toggle(label, event.target.checked)}
          />
        ))}
      </fieldset>
      <SelectField {...bindField(form, 'spiceLevel')}>
        <option value="">None</option>
        {levels.map(([level, name]) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
