import {
  Alert,
  Button,
  Checkbox,
  Grid,
  Group,
  Kbd,
  NativeSelect,
  Paper,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
  VisuallyHidden,
} from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  paidNames,
  MAX_KITCHEN_NOTE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  type Order,
} from '@tiffin/contract'
import { useRef, type KeyboardEvent } from 'react'
import { channelNames } from '../../lib/format/order-channel.ts'
import { isUnpaid } from '../../lib/format/paid.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { formatClock } from '../../lib/time/local-time.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { CouponField } from './coupon-field.tsx'
import { DishFinder } from './dish-finder.tsx'
import { DraftLines, OptionQuestion, ExtraFields } from './draft-lines.tsx'
import { isBlocked, KnownGuest } from './known-guest.tsx'
import { channelOf } from './order-draft.ts'
import { PickupChoice } from './pickup-choice.tsx'
import { useNewOrder, type NewOrderState, type OrderFields } from './use-new-order.ts'
import classes from './new-order.module.css'

/** An order at the counter or by phone, entered with the keyboard alone or on a phone in the hand. */
export function NewOrder() {
  const phone = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const finder = useRef<HTMLInputElement>(null)
  const order = useNewOrder({ phone, name, finder })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey) || order.asked !== null) return
    event.preventDefault()
    order.take()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl and Enter send from any field.
    <form
      aria-label="New order"
      noValidate
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        order.take()
      }}
    >
      <TakenNote order={order.taken} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Stack gap="lg">
            <GuestFields order={order} phone={phone} name={name} />
            <Paper p="lg" shadow="xs">
              <DishFinder
                field={finder}
                products={order.products}
                rankOf={order.rankOf}
                error={order.errors['items']}
                onPick={order.pick}
              />
            </Paper>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <OrderSummary order={order} />
        </Grid.Col>
      </Grid>
      {order.asked !== null && (
        <OptionQuestion
          key={order.asked.product._id}
          product={order.asked.product}
          options={order.asked.options}
          onAnswer={order.answer}
          onClose={order.dismiss}
        />
      )}
    </form>
  )
}

/** The order that was just taken; the form is ready for the next one. */
function TakenNote({ order }: { order: Order | null }) {
  const { region } = useSettings()
  const money = useMoney(order?.currency)
  return (
    <div role="status">
      {order !== null && (
        <Alert mb="lg" title={`Order ${order.number} is taken for ${order.customer.name}`}>
          Ready about {formatClock(order.fulfillment.pickupLocal, region)}
          {isUnpaid(order) ? `, to pay ${money.formatAmount(order.amounts.total)}. ` : '. '}
          <Link to="/admin/orders" search={{ order: order._id }}>
            Open order {order.number}
          </Link>
        </Alert>
      )}
    </div>
  )
}

interface GuestFieldsProps extends Pick<OrderFields, 'phone' | 'name'> {
  order: NewOrderState
}

function GuestFields({ order, phone, name }: GuestFieldsProps) {
  const { draft, change, errors, known, knownByEmail } = order
  return (
    <TitledSection isCard title="Guest">
      <Stack gap="sm">
        <Group align="flex-start" gap="sm">
          <TextInput
            ref={phone}
            flex="1 1 11rem"
            type="tel"
            label="Telephone"
            description="Finds whoever ordered with it before"
            autoComplete="off"
            maxLength={MAX_PHONE_LENGTH}
            value={draft.phone}
            error={errors['phone']}
            onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
            onKeyDown={(event) => order.onEnter(event, 'phone')}
          />
          <TextInput
            ref={name}
            flex="1 1 11rem"
            label="Name"
            description="As it is called out at pickup"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={order.shownName}
            error={errors['name']}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            onKeyDown={(event) => order.onEnter(event, 'name')}
          />
        </Group>
        {known.guest !== undefined && (
          <KnownGuest
            key={known.contact}
            guest={known.guest}
            contact={known.contact}
            onNoted={known.setGuest}
            onUsual={order.addUsual}
          />
        )}
        <Group align="flex-end" gap="sm">
          <TextInput
            flex="1 1 14rem"
            type="email"
            label="Email (optional)"
            autoComplete="off"
            value={draft.email}
            error={errors['email']}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          <SegmentedControl
            aria-label="How it is ordered"
            data={(['phone', 'counter'] as const).map((value) => ({ value, label: channelNames[value] }))}
            value={channelOf(draft)}
            onChange={(value) => change({ channel: value === 'phone' ? 'phone' : 'counter' })}
          />
        </Group>
        {isBlocked(knownByEmail.guest, knownByEmail.contact) && (
          <Alert color="chilli" title="This address is blocked for online orders">
            You can still take this order.
          </Alert>
        )}
      </Stack>
    </TitledSection>
  )
}

function OrderSummary({ order }: { order: NewOrderState }) {
  const { draft, change, errors, lines } = order
  const { payments } = useSettings()
  const money = useMoney()
  return (
    <TitledSection isCard title="Order">
      <Stack gap="md">
        <DraftLines
          lines={lines}
          products={order.productBySlug}
          errors={order.lineErrors}
          onChange={order.changeLine}
          onRemove={order.removeLine}
          onOptions={order.askAgain}
        />
        <Textarea
          label="Note to the kitchen (optional)"
          rows={2}
          maxLength={MAX_KITCHEN_NOTE_LENGTH}
          value={draft.note}
          error={errors['note']}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <Checkbox
          label="The note is about an allergy"
          checked={draft.isAllergy}
          onChange={({ currentTarget }) => change({ isAllergy: currentTarget.checked })}
        />
        <ExtraFields chosen={draft.extras} onChange={(extras) => change({ extras })} />
        <CouponField
          key={order.taken?._id}
          coupon={order.coupon}
          error={errors['couponCode']}
          onChange={(couponCode) => change({ couponCode })}
        />
        <PickupChoice
          times={order.times}
          pickupAt={draft.pickupAt}
          overrides={draft.overrides}
          error={errors['pickupAt']}
          onChange={change}
        />
        <NativeSelect
          label="Payment"
          value={draft.paidBy ?? ''}
          error={errors['method']}
          data={[
            { value: '', label: 'At pickup' },
            ...payments.methods.map((method) => ({
              value: method,
              label: `Paid now by ${paidNames[method]}`,
            })),
          ]}
          onChange={({ currentTarget }) =>
            change({ paidBy: payments.methods.find((method) => method === currentTarget.value) ?? null })
          }
        />
        <FailureAlert failure={order.failure} />
        {order.earlier !== null && (
          <Alert
            role="alert"
            title={`Order ${order.earlier.number} for ${order.earlier.customer.name} had arrived`}
          >
            It was sent before, and its answer was lost. What is in the form now has not been sent: press
            again to take it too.
          </Alert>
        )}
        <div className={classes.send}>
          <Button type="submit" size="md" fullWidth h={48} loading={order.isTaking}>
            Take order, {money.format(order.quote.totalCents)}
            <Kbd size="xs" ml="sm" visibleFrom="sm">
              Ctrl Enter
            </Kbd>
          </Button>
        </div>
        <VisuallyHidden role="status">{order.announcement}</VisuallyHidden>
        <Text size="sm" c="dimmed">
          Enter in the telephone field adds the usual order of a guest who is known. <Kbd size="xs">/</Kbd>{' '}
          leads to the dishes, and <Kbd size="xs">Shift Enter</Kbd> adds one with its options.
        </Text>
      </Stack>
    </TitledSection>
  )
}
