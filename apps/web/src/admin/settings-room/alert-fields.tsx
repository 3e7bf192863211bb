import { NumberInput, Stack, Switch } from '@mantine/core'
import type { SectionFieldsProps } from './section-fields.ts'

type AlertForm = SectionFieldsProps<'alerts'>['form']

/** Who learns of a new order, and what happens while nobody accepts it. */
export function AlertFields({ form }: SectionFieldsProps<'alerts'>) {
  return (
    <Stack>
      <Switch
        label="Accept orders automatically"
        description="Nobody has to press Accept, except where a guest has an allergy; guests can then no longer cancel by themselves."
        {...form.getInputProps('acceptsOrders', { type: 'checkbox' })}
      />
      <MinutesInput
        form={form}
        name="staffAfterMinutes"
        label="Tell owners and managers after"
        description="While nobody has accepted an order: by email, and on devices with alerts. Leave blank to turn off."
      />
      <MinutesInput
        form={form}
        name="guestAfterMinutes"
        label="Ask the guest to call after"
        description="While nobody has accepted it: by email and on the order page. Leave blank to turn off."
      />
      <Switch
        label="Email each new order"
        description="To the notification email under Contact."
        {...form.getInputProps('emailsOrders', { type: 'checkbox' })}
      />
      <Switch
        label="Warn while no kitchen board is connected"
        description="On every admin page, during opening hours."
        {...form.getInputProps('warnsWithoutBoard', { type: 'checkbox' })}
      />
    </Stack>
  )
}

interface MinutesInputProps {
  form: AlertForm
  name: 'staffAfterMinutes' | 'guestAfterMinutes'
  label: string
  description: string
}

function MinutesInput({ form, name, label, description }: MinutesInputProps) {
  const { value, onChange, ...props } = form.getInputProps(name) as {
    value: number | null
    onChange: (value: number | null) => void
  }
  return (
    <NumberInput
      label={label}
      description={description}
      placeholder="never"
      suffix=" min"
      allowDecimal={false}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      {...props}
    />
  )
}
