import { AmountNumberInput } from '../../domain/admin/amount-input.tsx'
import { Badge, Text, Checkbox, NativeSelect, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Coupon } from '@tiffin/contract'
import { readAll } from '../../lib/api/load-queries.ts'
import { useTRPC, useTRPCClient, type ApiClient } from '../../lib/api/trpc.ts'
import { RecordPage, type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { restaurantDay } from '../../lib/time/local-time.ts'
import { saveVersion, useRecordForm } from '../../lib/forms/use-record-form.ts'
import { useNow } from '../../lib/time/use-pickup-times.ts'
import {
  describeState,
  describeTerms,
  describeUses,
  describeWindow,
  couponForm,
  draftOf,
  fieldNames,
  kindNames,
  readDraft,
  describeDraft,
} from './coupon-draft.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'

/** Discount codes for orders. */
export function CouponEditor() {
  const coupons = useAllCoupons()
  return (
    <RecordPage
      query={coupons}
      one="coupon"
      lead="Guests enter the code at checkout."
      empty={{ title: 'No coupons yet', hint: 'All orders are full price.' }}
      columns={3}
      titleOf={({ code }) => code}
      renderCard={(coupon, edit) => (
        <CouponCard coupon={coupon} asOfMs={coupons.dataUpdatedAt} onEdit={edit} />
      )}
      renderForm={(coupon, slot) => <CouponForm coupon={coupon} {...slot} />}
    />
  )
}

interface CouponCardProps {
  coupon: Coupon
  /** When the server sent it. */
  asOfMs: number
  onEdit: () => void
}

function CouponCard({ coupon, asOfMs, onEdit }: CouponCardProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const state = describeState(coupon, asOfMs)
  const { region } = useSettings()
  return (
    <RecordCard
      title={coupon.code}
      badge={<Badge color={state === 'Active' ? 'leaf' : 'chilli'}>{state}</Badge>}
      onEdit={onEdit}
      deletion={{
        consequence: 'Guests can no longer use it; past orders keep it.',
        onDelete: () => client.coupons.delete.mutate({ id: coupon._id }),
        onDeleted: () => void queryClient.invalidateQueries(trpc.coupons.list.pathFilter()),
      }}
    >
      <Text fw={500}>{describeTerms(coupon, useMoney())}</Text>
      {[describeWindow(coupon, region), describeUses(coupon)].filter(Boolean).map((fact) => (
        <Text key={fact} size="sm" c="dimmed">
          {fact}
        </Text>
      ))}
    </RecordCard>
  )
}

interface CouponFormProps extends RecordFormSlot {
  /** The coupon being edited, or null for a new one. */
  coupon: Coupon | null
}

function CouponForm({ coupon, onSaved, ...buttons }: CouponFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const record = useRecordForm({
    original: coupon,
    draftOf,
    read: readDraft,
    schema: couponForm,
    save: saveVersion(client.coupons),
    loadNewest: async () => (await readAllCoupons(client)).find(({ _id }) => _id === coupon?._id),
    refresh: () => queryClient.invalidateQueries(trpc.coupons.list.pathFilter()),
    onSaved: () => onSaved(),
    fallback: 'Failed to save coupon',
    fieldNames,
  })
  const { bind } = record
  const { kind, endsAt } = record.form.values
  const { region } = useSettings()
  const today = restaurantDay(new Date(useNow()), region)

  return (
    <RecordForm record={record} describe={(draft) => describeDraft(draft, region)} {...buttons}>
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
        {kind === 'fixed' ? (
          <AmountNumberInput {...bind('value')} />
        ) : (
          <NumberInput {...bind('value')} hideControls inputMode="decimal" />
        )}
        <AmountNumberInput {...bind('minSubtotal')} description="Leave blank for none" />
        {kind === 'percent' && <AmountNumberInput {...bind('cap')} description="Leave blank for no limit" />}
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

/** Every coupon, active ones first. */
function useAllCoupons() {
  const client = useTRPCClient()
  const trpc = useTRPC()
  return useQuery({
    queryKey: [...trpc.coupons.list.pathKey(), 'all'],
    queryFn: () => readAllCoupons(client),
    staleTime: 0,
  })
}

const readAllCoupons = ({ coupons }: ApiClient): Promise<Coupon[]> =>
  readAll((offset) => coupons.list.query({ offset }))
