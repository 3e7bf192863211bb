import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '@tiffin/contract'
import { TextField } from '../../ui/text-field.tsx'
import type { CustomerDraft, CustomerErrors } from './customer-draft.ts'
import classes from './customer-fields.module.css'

interface CustomerFieldsProps {
  customer: CustomerDraft
  errors: CustomerErrors
  onChange: (changed: Partial<CustomerDraft>) => void
}

/** The maximum lengths come from the contract. */
export function CustomerFields({ customer, errors, onChange }: CustomerFieldsProps) {
  return (
    <div className={classes.fields}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={MAX_NAME_LENGTH}
        value={customer.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {/* No type="email": the browser would check the format, which is not wanted. */}
      <TextField
        label="Email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        required
        maxLength={MAX_EMAIL_LENGTH}
        value={customer.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <TextField
        label="Phone (optional)"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={MAX_PHONE_LENGTH}
        value={customer.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
    </div>
  )
}
