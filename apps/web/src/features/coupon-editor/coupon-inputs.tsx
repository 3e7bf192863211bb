import { type Coupon, MAX_COUPON_CODE_LENGTH } from '@tiffin/contract'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { draftOf, type CouponDraft } from './coupon-draft.ts'
import { fieldNames, kindNames } from './coupon-fields.ts'
import classes from './coupon-form.module.css'

interface CouponInputsProps {
  /** What they begin with. */
  coupon: Coupon | null
  errors: Readonly<Record<string, string>>
}

export function CouponInputs({ coupon, errors }: CouponInputsProps) {
  const draft = coupon === null ? null : draftOf(coupon)

  const bind = (name: Exclude<keyof CouponDraft, 'kind' | 'active'>) => ({
    name,
    label: fieldNames[name],
    defaultValue: draft?.[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  })

  return (
    <>
      <TextField
        {...bind('code')}
        description="Letters, digits and hyphens; guests may type small letters."
        maxLength={MAX_COUPON_CODE_LENGTH}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={classes.pair}>
        <SelectField name="kind" label={fieldNames.kind} defaultValue={draft?.kind ?? 'percent'}>
          <option value="percent">{kindNames.percent}</option>
          <option value="fixed">{kindNames.fixed}</option>
        </SelectField>
        <TextField {...bind('value')} inputMode="decimal" />
      </div>
      <div className={classes.pair}>
        <TextField {...bind('minSubtotal')} prefix="$" description="Blank for none" inputMode="decimal" />
        <TextField {...bind('cap')} prefix="$" description="Takes off no more" inputMode="decimal" />
      </div>
      <TextField
        {...bind('startsAt')}
        type="datetime-local"
        description="On the restaurant’s clock. Blank: at once."
      />
      <TextField
        {...bind('endsAt')}
        type="datetime-local"
        description="On the restaurant’s clock. Blank: never."
      />
      <div className={classes.pair}>
        <TextField {...bind('maxUses')} description="Blank: no limit" inputMode="numeric" />
        <TextField {...bind('maxUsesPerCustomer')} description="By account or email" inputMode="numeric" />
      </div>
      <CheckboxField label={fieldNames.active} name="active" defaultChecked={coupon?.active ?? true} />
    </>
  )
}
