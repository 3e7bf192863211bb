import { Checkbox, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import type { Coupon } from '@tiffin/contract'
import { restaurantDay } from '../../lib/time/restaurant-day.ts'
import { saveVersion } from '../../lib/storage/save-version.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { couponForm, draftOf, fieldNames, kindNames, readDraft, describeDraft } from './coupon-draft.ts'

interface CouponFormProps extends RecordFormSlot {
  /** The coupon being edited, or null for a new one. */
  coupon: Coupon | null
}

export function CouponForm({ coupon, onSaved, ...buttons }: CouponFormProps) {
  const { client, coupons } = trpc.useUtils()
  const record = useRecordForm({
    original: coupon,
    draftOf,
    read: readDraft,
    schema: couponForm,
    save: saveVersion(client.coupons),
    loadNewest: async () => (await client.coupons.list.query()).find(({ _id }) => _id === coupon?._id),
    refresh: () => coupons.list.invalidate(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save coupon',
    fieldNames,
  })
  const { bind } = record
  const { kind, endsAt } = record.form.values
  const today = restaurantDay(new Date(useNow()))
  const dollars = { prefix: '$', decimalScale: 2, hideControls: true, inputMode: 'decimal' } as const

  return (
    <RecordForm record={record} describe={describeDraft} {...buttons}>
      <TextInput
        {...bind('code')}
        description="Letters, digits, hyphens and underscores. Guests can type it in lowercase."
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
      />
      <SimpleGrid cols={2}>
        <NativeSelect
          {...bind('kind')}
          data={Object.entries(kindNames).map(([value, label]) => ({ value, label }))}
        />
        <NumberInput
          {...bind('value')}
          {...(kind === 'fixed' && { decimalScale: 2 })}
          hideControls
          inputMode="decimal"
        />
        <NumberInput {...bind('minSubtotal')} {...dollars} description="Leave blank for none" />
        <NumberInput {...bind('cap')} {...dollars} description="Leave blank for no limit" />
      </SimpleGrid>
      <TextInput
        {...bind('startsAt')}
        type="datetime-local"
        description="Restaurant time. Leave blank to start now."
      />
      <TextInput
        {...bind('endsAt')}
        type="datetime-local"
        description={
          endsAt !== '' && endsAt < today
            ? 'This is in the past: guests cannot use the coupon.'
            : 'Restaurant time. Leave blank to never end.'
        }
      />
      <SimpleGrid cols={2}>
        <NumberInput {...bind('maxUses')} description="Leave blank for no limit" inputMode="numeric" />
        <NumberInput
          {...bind('maxUsesPerCustomer')}
          description="Counted by account or email"
          inputMode="numeric"
        />
      </SimpleGrid>
      <Checkbox {...bind('active', 'checkbox')} />
    </RecordForm>
  )
}
