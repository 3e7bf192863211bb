import { Checkbox, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { saveCouponInput, type Coupon } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useRecordForm } from '../../lib/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { draftOf, fieldNames, kindNames, readDraft, sayDraft } from './coupon-draft.ts'
import { useRefreshCoupons } from './use-coupons.ts'

interface CouponFormProps extends RecordFormSlot {
  /** The one that is changed, or null for a new one. */
  coupon: Coupon | null
}

export function CouponForm({ coupon, onSaved, ...buttons }: CouponFormProps) {
  const { client } = trpc.useUtils()
  const record = useRecordForm({
    begun: coupon,
    draftOf,
    read: readDraft,
    schema: saveCouponInput,
    save: (input, base) =>
      base === null
        ? client.coupons.create.mutate(input)
        : client.coupons.change.mutate({ id: base._id, version: base.version, ...input }),
    loadNewest: async () => (await client.coupons.list.query()).find(({ _id }) => _id === coupon?._id),
    refresh: useRefreshCoupons(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save coupon',
  })
  const bind = (name: keyof typeof fieldNames) => ({
    label: fieldNames[name],
    ...record.form.getInputProps(name),
  })
  const dollars = { prefix: '$', decimalScale: 2, hideControls: true, inputMode: 'decimal' } as const

  return (
    <RecordForm record={record} fieldNames={fieldNames} say={sayDraft} {...buttons}>
      <TextInput
        {...bind('code')}
        description="Letters, digits and hyphens. Guests can type it in lowercase."
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <SimpleGrid cols={2}>
        <NativeSelect
          {...bind('kind')}
          data={Object.entries(kindNames).map(([value, label]) => ({ value, label }))}
        />
        <NumberInput {...bind('value')} hideControls inputMode="decimal" />
        <NumberInput {...bind('minSubtotal')} {...dollars} description="Leave blank for none" />
        <NumberInput {...bind('cap')} {...dollars} description="Maximum discount" />
      </SimpleGrid>
      <TextInput
        {...bind('startsAt')}
        type="datetime-local"
        description="Restaurant time. Leave blank to start now."
      />
      <TextInput
        {...bind('endsAt')}
        type="datetime-local"
        description="Restaurant time. Leave blank to never end."
      />
      <SimpleGrid cols={2}>
        <NumberInput {...bind('maxUses')} description="Leave blank for no limit" inputMode="numeric" />
        <NumberInput {...bind('maxUsesPerCustomer')} description="By account or email" inputMode="numeric" />
      </SimpleGrid>
      <Checkbox label={fieldNames.active} {...record.form.getInputProps('active', { type: 'checkbox' })} />
    </RecordForm>
  )
}
