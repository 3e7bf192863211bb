import { Checkbox, Group, NumberInput, Radio, Stack, TextInput } from '@mantine/core'
import {
  MAX_HOLD_MINUTES,
  MIN_HOLD_MINUTES,
  onlineMethods,
  paymentMethods,
  type PaymentsSettings,
} from '@tiffin/contract'
import { useSettings } from '../../lib/api/settings.tsx'
import { paymentNames } from '../../lib/format/payment.ts'
import type { SectionFieldsProps } from './section-fields.ts'

type OnlineMode = PaymentsSettings['online']['mode']

const modes: Readonly<Record<OnlineMode, { label: string; description: string }>> = {
  off: { label: 'No', description: 'Everything is paid at the counter, when the order is picked up' },
  possible: { label: 'If they like', description: 'Guests choose to pay now, or at pickup' },
  required: { label: 'They have to', description: 'The kitchen gets an order once it is paid' },
}

/** Which ways of paying guests are offered, in this order, and what of it is paid online. */
export function PaymentsFields({ form }: SectionFieldsProps<'payments'>) {
  const { methods, online } = form.getValues()
  const { region } = useSettings()
  const offered = onlineMethods.filter((method) => methods.includes(method))
  return (
    <Stack>
      <Checkbox.Group
        label="Guests can choose"
        value={methods}
        error={form.errors['methods']}
        onChange={(chosen) =>
          form.setFieldValue(
            'methods',
            paymentMethods.filter((method) => chosen.includes(method)),
          )
        }
      >
        <Stack gap="xs" mt="xs">
          {paymentMethods.map((method) => (
            <Checkbox key={method} value={method} label={paymentNames[method]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Radio.Group
        label="Do guests pay online?"
        value={online.mode}
        error={form.errors['online.mode']}
        onChange={(mode) => form.setFieldValue('online.mode', mode)}
      >
        <Stack gap="xs" mt="xs">
          {Object.entries(modes).map(([mode, texts]) => (
            <Radio key={mode} value={mode} {...texts} />
          ))}
        </Stack>
      </Radio.Group>
      {methods.includes('upi') && region.currency === 'INR' && (
        <TextInput
          label="UPI ID"
          description="Guests who pay by UPI get a link and a QR code with the amount; you confirm when it has arrived. Blank: they pay at the counter."
          placeholder="spice@okbank"
          {...form.getInputProps('upiId')}
        />
      )}
      {online.mode !== 'off' && <OnlineFields form={form} offered={offered} />}
    </Stack>
  )
}

interface OnlineFieldsProps extends SectionFieldsProps<'payments'> {
  offered: readonly (typeof onlineMethods)[number][]
}

function OnlineFields({ form, offered }: OnlineFieldsProps) {
  const { online } = form.getValues()
  const { getInputProps } = form
  return (
    <>
      <Checkbox.Group
        label="What can be paid online"
        description="Cards are taken by Stripe. Their keys are entered below."
        value={online.methods}
        error={form.errors['online.methods']}
        onChange={(chosen) =>
          form.setFieldValue(
            'online.methods',
            onlineMethods.filter((method) => chosen.includes(method)),
          )
        }
      >
        <Stack gap="xs" mt="xs">
          {offered.map((method) => (
            <Checkbox key={method} value={method} label={paymentNames[method]} />
          ))}
        </Stack>
      </Checkbox.Group>
      {online.mode === 'required' && (
        <NumberInput
          label="Only from this total on"
          description="Blank: every order is paid online"
          min={0}
          value={online.requiredFrom ?? ''}
          error={form.errors['online.requiredFrom']}
          onChange={(value) => form.setFieldValue('online.requiredFrom', value === '' ? null : Number(value))}
        />
      )}
      {online.mode === 'possible' && (
        <Checkbox
          label="Guests who have not picked up an order yet have to pay online"
          {...getInputProps('online.isRequiredOfNewGuests', { type: 'checkbox' })}
        />
      )}
      <NumberInput
        label="Minutes to pay"
        description="How long an unpaid order holds its portions, its pickup time and its coupon before it is cancelled."
        min={MIN_HOLD_MINUTES}
        max={MAX_HOLD_MINUTES}
        {...getInputProps('online.holdMinutes')}
      />
      <Checkbox
        label="Ask guests who pay online for a tip"
        description="No percentage is chosen beforehand. It is outside of tax, and is counted beside the sales."
        {...getInputProps('online.tips.isOffered', { type: 'checkbox' })}
      />
      {online.tips.isOffered && (
        <Group align="flex-start">
          {online.tips.percents.map((_percent, place) => (
            <NumberInput
              key={place}
              w="6rem"
              label={`Tip ${place + 1}`}
              suffix="%"
              min={1}
              max={50}
              {...getInputProps(`online.tips.percents.${place}`)}
            />
          ))}
        </Group>
      )}
    </>
  )
}
