import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onlineMethods, type GuestOrder, type OnlineMethod } from '@tiffin/contract'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useEffect } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { paymentNames } from '../../lib/format/payment.ts'
import { formatClock, formatDay, localAt } from '../../lib/time/local-time.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { ConfirmationBanner } from '../../ui/confirmation-banner.tsx'
import { Container } from '../../ui/container.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { markJustPlaced } from './use-show-placed-order.ts'
import classes from './placed-order.module.css'

// The provider's own message to the server is as fast as a rule; this is for when it is lost.
const ASK_EVERY_MS = 10_000

/** An order that the restaurant gets once it is paid. Readable, and payable, without JavaScript. */
export function AwaitingPayment({ order }: { order: GuestOrder }) {
  const { region } = useSettings()
  const { _id: id, number, online, fulfillment } = order
  const isPending = online?.state === 'pending'
  const pay = usePaying(order)
  const { pickupAt: at, pickupLocal: local } = fulfillment
  const until = online?.until && formatClock(localAt({ at, local }, Date.parse(online.until)), region)
  return (
    <>
      <ConfirmationBanner
        justDone={false}
        eyebrow="Order"
        title={<span className={classes.number}>{number}</span>}
        facts={[
          {
            term: 'Pickup',
            value: (
              <time dateTime={at}>
                <strong>{formatClock(local, region)}</strong> {formatDay(local)}
              </time>
            ),
          },
          {
            term: 'Status',
            value: (
              <strong>{isPending ? 'Your payment is being checked' : 'Waiting for your payment'}</strong>
            ),
          },
        ]}
      >
        <p className={classes.thanks} role="status">
          {isPending
            ? 'Your order is placed as soon as the payment is confirmed. You can close this page.'
            : `The kitchen gets your order once it is paid. We keep it for you until ${until ?? 'then'}.`}
        </p>
      </ConfirmationBanner>
      <Container>
        <div className={classes.columns}>
          <div className={classes.main}>
            {!isPending && <PayingChoices order={order} pay={pay} />}
            <OrderReceipt order={order} />
          </div>
          <div className={classes.side}>
            {!isPending && (
              <div className={classes.scripted}>
                <AskFirst
                  label="Cancel this order"
                  question="Cancel this order? Nothing has been charged."
                  yes={pay.cancel.isPending ? 'Cancelling...' : 'Yes, cancel the order'}
                  no="Go back"
                  isBusy={pay.isBusy}
                  isWide
                  onYes={() => pay.cancel.mutate({ id })}
                />
              </div>
            )}
            {pay.failure !== null && <FailureNote {...pay.failure} />}
            <p className={classes.keep}>Only people with the link can see this page.</p>
          </div>
        </div>
      </Container>
    </>
  )
}

function PayingChoices({ order, pay }: { order: GuestOrder; pay: ReturnType<typeof usePaying> }) {
  const { payments } = useSettings()
  const money = useMoney(order.currency)
  const { online, payment } = order
  const total = money.formatAmount(payment.toPay + (online?.tip ?? 0))
  const others = onlineMethods.filter(
    (method) => method !== payment.method && payments.online.methods.includes(method),
  )
  return (
    <CardSection title={`Pay ${total}`} lead={online?.isTest && 'This is a demonstration: no money moves.'}>
      <div className={classes.ways}>
        {online?.url === undefined ? (
          <Button look="accent" size="large" isWide isBusy={pay.isBusy} onClick={() => pay.open()}>
            Pay now: {paymentNames[payment.method]}
          </Button>
        ) : (
          <ButtonAnchor look="accent" size="large" isWide href={online.url}>
            Pay now: {paymentNames[payment.method]}
          </ButtonAnchor>
        )}
        <div className={classes.scripted}>
          {others.map((method) => (
            <Button key={method} look="outline" isWide isBusy={pay.isBusy} onClick={() => pay.open(method)}>
              Pay now: {paymentNames[method]}
            </Button>
          ))}
          {online?.canPayAtPickup && (
            <Button
              look="outline"
              isWide
              isBusy={pay.isBusy}
              onClick={() => pay.atPickup.mutate({ id: order._id })}
            >
              Pay at pickup instead
            </Button>
          )}
        </div>
      </div>
    </CardSection>
  )
}

/** Everything a guest can do about it; and the question whether it is paid, as long as the page is open. */
function usePaying({ _id: id }: GuestOrder) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  function show(order: inferOutput<typeof trpc.orders.get>) {
    if (order.status !== 'awaiting-payment') markJustPlaced(id)
    queryClient.setQueryData(trpc.orders.get.queryKey({ id }), order)
  }
  const reload = () => void queryClient.invalidateQueries(trpc.orders.get.queryFilter({ id }))
  const check = useMutation(trpc.orders.checkPayment.mutationOptions({ onSuccess: show }))
  const opening = useMutation(
    trpc.orders.payOnline.mutationOptions({
      onError: reload,
      onSuccess(order) {
        show(order)
        if (order.online?.url !== undefined) location.assign(order.online.url)
      },
    }),
  )
  const atPickup = useMutation(trpc.orders.payAtPickup.mutationOptions({ onSuccess: show, onError: reload }))
  const cancel = useMutation(trpc.orders.cancel.mutationOptions({ onSuccess: show, onError: reload }))
  const { mutate } = check
  useEffect(() => {
    mutate({ id })
    const timer = setInterval(() => mutate({ id }), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [id, mutate])
  const error = opening.error ?? atPickup.error ?? cancel.error
  return {
    isBusy: opening.isPending || atPickup.isPending || cancel.isPending,
    open: (method?: OnlineMethod) => opening.mutate({ id, ...(method && { method }) }),
    atPickup,
    cancel,
    failure: error && explainFailure(error),
  }
}
