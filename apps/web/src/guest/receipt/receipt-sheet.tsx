import { addressLines, paidNames, type Receipt } from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { AmountList } from '../../domain/price.tsx'
import { LineDetails, PlacedTime } from '../../domain/order-parts.tsx'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { listAmounts } from '../../lib/format/order-lines.ts'
import { statusLabels } from '../../lib/format/order-status.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import classes from './receipt-sheet.module.css'

/** What was ordered, its taxes and how it was paid, on one sheet of paper. Sends no React. */
export function ReceiptSheet({ receipt: { order, payments } }: { receipt: Receipt }) {
  const { identity, address, contact } = useSettings()
  const money = useMoney(order.currency)
  const { toPay, toReturn = 0, tipToReturn = 0 } = order.payment
  const back = toReturn + tipToReturn
  return (
    <Container>
      <article className={classes.sheet} data-prints-alone>
        <header className={classes.head}>
          <div>
            <p className={classes.house}>{identity.name}</p>
            <address className={classes.address}>
              {addressLines(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{contact.phone.display}</span>
              <span>{contact.email}</span>
            </address>
          </div>
          <div className={classes.title}>
            <h1>Receipt</h1>
            <p>
              Order <strong>{order.number}</strong>
            </p>
            <p>
              <PlacedTime order={order} />
            </p>
            {order.customer.name !== '' && <p>{order.customer.name}</p>}
            {order.status === 'cancelled' && <p>{statusLabels.cancelled.label}</p>}
          </div>
        </header>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">Dish</th>
              <th scope="col">Each</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item, place) => (
              // Two lines of one dish may differ in their price alone.
              <tr key={`${place} ${item.slug}`}>
                <th scope="row">
                  {`${item.quantity} × ${item.title}`}
                  <LineDetails line={{ ...item, note: undefined }} />
                </th>
                <td>{item.isComp ? 'On the house' : money.formatAmount(item.price)}</td>
                <td>{money.format(money.toCents(item.price) * item.quantity)}</td>
              </tr>
            ))}
            {order.extras?.map(({ name, quantity, price }) => (
              <tr key={name}>
                <th scope="row">{`${quantity} × ${name}`}</th>
                <td>{money.formatAmount(price)}</td>
                <td>{money.format(money.toCents(price) * quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <AmountList
          amounts={listAmounts(order, money).filter(
            ({ label, cents }) => label === 'Subtotal' || cents !== 0,
          )}
          currency={order.currency}
          className={classes.amounts}
        />
        <Payments payments={payments} money={money} />
        {toPay > 0 && <p className={classes.due}>Still to pay: {money.formatAmount(toPay)}</p>}
        {back > 0 && <p className={classes.due}>Refund due: {money.formatAmount(back)}</p>}
        <div className={classes.buttons}>
          <Button onClick={() => window.print()} data-still="print">
            Print or save as PDF
          </Button>
          <ButtonAnchor href={`/order/${order._id}`} look="outline">
            Back to the order
          </ButtonAnchor>
        </div>
      </article>
    </Container>
  )
}

/** Each with its way, its card and its tip. */
function Payments({ payments, money }: { payments: Receipt['payments']; money: Money }) {
  const { region } = useSettings()
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className={classes.heading}>
        Payments
      </h2>
      <ul role="list" className={classes.payments}>
        {payments.map(({ at, local, kind, method, amount, tip, lastFour }, place) => (
          <li key={`${place} ${at}`}>
            <span>
              {kind === 'payment' ? 'Paid' : 'Refunded'} by {paidNames[method]}
              {lastFour !== undefined && ` ending in ${lastFour}`}
            </span>
            <span className={classes.sum}>{money.formatAmount(amount)}</span>
            {tip !== undefined && (
              <span className={classes.when}>
                {tip > 0 ? 'and a tip of ' : 'and of the tip '}
                {money.formatAmount(tip)}
              </span>
            )}
            <span className={classes.when}>{formatMoment(local, region)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
