import { Alert, Button, Checkbox, Grid, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { isOpenStatus, MAX_CANCEL_REASON_LENGTH, MAX_KITCHEN_NOTE_LENGTH, type Order } from '@tiffin/contract'
import { useRef, useState } from 'react'
import { useMoney } from '../../lib/api/settings.tsx'
import { chosenOf } from '../../lib/format/order-extras.ts'
import { statusLabels } from '../../lib/format/order-status.ts'
import { hasBecome, type Contents } from '../../lib/forms/call-at-once.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { UnsavedGuard } from '../../ui/admin/unsaved-guard.tsx'
import { withPrice } from './change-draft.ts'
import { DishFinder } from './dish-finder.tsx'
import { DraftLines, OptionQuestion, ExtraFields } from './draft-lines.tsx'
import { LinePrice, PriceQuestion } from './line-price.tsx'
import { useChangeOrder, type ChangeOrderState } from './use-change-order.ts'

/** The form that had the focus is gone, and the page may be scrolled to where it was. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

interface ChangeOrderProps {
  order: Order
  onChanged: () => void
}

/** What was ordered, to be changed until it is handed over; what it costs then is shown before. */
export function ChangeOrder({ order, onChanged }: ChangeOrderProps) {
  // What was typed is about the order as it was shown, and stays if somebody else changes it.
  const [shown, setShown] = useState(order)
  const [isSaved, setIsSaved] = useState(false)
  const [lost, setLost] = useState<Contents | null>(null)
  if (lost !== null && order.revision === shown.revision + 1 && hasBecome(order, lost))
    return (
      <Alert title={`Order ${order.number} is changed`} role="status">
        <Group gap="sm">
          Your change has arrived, only its answer was lost.
          <Button ref={takeFocus} variant="default" size="compact-md" onClick={onChanged}>
            Show the order
          </Button>
        </Group>
      </Alert>
    )
  return (
    <Stack gap="lg">
      {order.revision !== shown.revision && !isSaved && (
        <Alert title="Somebody else has changed this order" role="alert">
          <Group gap="sm">
            What you have entered cannot be saved any more.
            <Button variant="default" size="compact-md" onClick={() => setShown(order)}>
              Show the order as it is now
            </Button>
          </Group>
        </Alert>
      )}
      <ChangeForm
        key={shown.revision}
        order={{ ...shown, status: order.status }}
        onLost={setLost}
        onChanged={() => {
          setIsSaved(true)
          onChanged()
        }}
      />
    </Stack>
  )
}

function ChangeForm({ order, ...outcomes }: ChangeOrderProps & { onLost: (wanted: Contents) => void }) {
  const finder = useRef<HTMLInputElement>(null)
  const state = useChangeOrder(order, outcomes)
  if (!isOpenStatus(order.status))
    return (
      <Alert title={`Order ${order.number} is ${statusLabels[order.status].label.toLowerCase()}`}>
        It cannot be changed any more.
      </Alert>
    )

  return (
    <form
      aria-label={`Change order ${order.number}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.save()
      }}
    >
      <UnsavedGuard
        form={{
          isDirty: () => state.isChanged && !state.isSaving && !state.isSaved,
          reset: state.forget,
        }}
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <TitledSection isCard title="Lines">
            <ChangedLines state={state} />
          </TitledSection>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Stack gap="lg">
            <Paper p="lg" shadow="xs">
              <DishFinder
                field={finder}
                products={state.products}
                rankOf={state.rankOf}
                error={undefined}
                onPick={state.pick}
              />
            </Paper>
            <ChangeSummary order={order} state={state} />
          </Stack>
        </Grid.Col>
      </Grid>
      {state.asked !== null && (
        <OptionQuestion
          key={state.asked.product._id}
          product={state.asked.product}
          options={state.asked.options}
          onAnswer={state.answer}
          onClose={state.dismiss}
        />
      )}
    </form>
  )
}

function ChangedLines({ state }: { state: ChangeOrderState }) {
  const may = useMay()
  const [pricing, setPricing] = useState<number | null>(null)
  const line = pricing === null ? undefined : state.draft.lines[pricing]
  return (
    <>
      <DraftLines
        lines={state.draft.lines}
        products={state.productBySlug}
        errors={state.lineErrors}
        isKept={(place) => state.draft.lines[place]?.line !== undefined}
        onChange={state.setLine}
        onRemove={state.removeLine}
        onOptions={state.askAgain}
        renderPrice={(place) => {
          const shown = state.draft.lines[place]
          return (
            shown && <LinePrice line={shown} {...(may?.('prices') && { onAsk: () => setPricing(place) })} />
          )
        }}
      />
      {line !== undefined && pricing !== null && (
        <PriceQuestion
          line={line}
          onClose={() => setPricing(null)}
          onAnswer={(chosen) => {
            state.changeLine(pricing, (now) => withPrice(now, chosen))
            setPricing(null)
          }}
        />
      )}
    </>
  )
}

function ChangeSummary({ order, state }: { order: Order; state: ChangeOrderState }) {
  const may = useMay()
  const { draft, change, errorOf } = state
  return (
    <TitledSection isCard title="Order">
      <Stack gap="md">
        <Textarea
          label="Note to the kitchen (optional)"
          autosize
          minRows={1}
          maxLength={MAX_KITCHEN_NOTE_LENGTH}
          value={draft.note}
          error={errorOf('note')}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <Checkbox
          label="The note is about an allergy"
          checked={draft.isAllergy}
          onChange={({ currentTarget }) => change({ isAllergy: currentTarget.checked })}
        />
        <ExtraFields
          order={order}
          chosen={draft.extras ?? chosenOf(order)}
          error={state.extrasError}
          onChange={(extras) => change({ extras })}
        />
        <TextInput
          label="Message to the guest (optional)"
          description="In the email about the change, with the old and the new total"
          maxLength={MAX_CANCEL_REASON_LENGTH}
          value={draft.reason}
          error={errorOf('reason')}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
        <FailureAlert failure={state.failure} />
        {(state.isBeyondKitchen || draft.overridesKitchen) && may?.('overbook') && (
          <Checkbox
            label="Add it anyway (the kitchen has agreed)"
            checked={draft.overridesKitchen}
            onChange={({ currentTarget }) => change({ overridesKitchen: currentTarget.checked })}
          />
        )}
        <NewTotal order={order} changed={state.preview} />
        <Button type="submit" size="md" fullWidth h={48} loading={state.isSaving} disabled={!state.canPress}>
          Change order {order.number}
        </Button>
      </Stack>
    </TitledSection>
  )
}

/** The old and the new total, and what is left to pay or to refund. */
function NewTotal({ order, changed }: { order: Order; changed: Order | undefined }) {
  const money = useMoney(order.currency)
  const before = money.formatAmount(order.amounts.total)
  if (changed === undefined || changed.amounts.total === order.amounts.total)
    return <Text aria-live="polite">{`Total ${before}`}</Text>
  const { toPay, toReturn } = changed.payment
  const lostCoupon = order.couponCode !== undefined && changed.couponCode === undefined
  return (
    <div aria-live="polite">
      <Text>
        <strong>{`Total ${money.formatAmount(changed.amounts.total)}`}</strong>
        {` instead of ${before}`}
      </Text>
      <Text size="sm" c="dimmed">
        {toReturn === undefined
          ? `${money.formatAmount(toPay)} to pay`
          : `${money.formatAmount(toReturn)} to refund`}
        {lostCoupon && `. ${order.couponCode} needs a larger order, so its discount goes`}
      </Text>
    </div>
  )
}
