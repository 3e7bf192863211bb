import { useLocation } from '@tanstack/react-router'
import type { Order } from '@tiffin/contract'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type AddPortions, type OrderedAgain, useOrderAgain } from './order-again.ts'
import classes from './order-again-panel.module.css'

/** On the page of one order: puts what is available of it into the cart. */
export function OrderAgainPanel({ order, onAddPortions }: { order: Order; onAddPortions: AddPortions }) {
  const again = useOrderAgain(order.items, onAddPortions)
  return (
    <div>
      <Button look="accent" isWide isBusy={again.isPending} onClick={() => again.mutate()}>
        Order again
      </Button>
      <OrderedAgainNote result={again.data} isFailed={again.isError} hadAllergy={order.allergyNote} />
    </div>
  )
}

interface OrderedAgainNoteProps {
  /** Undefined before the button was pressed. */
  result: OrderedAgain | undefined
  isFailed: boolean
  /** The note of the earlier order was about an allergy. */
  hadAllergy: boolean | undefined
}

/** What became of ordering again; there from the start, so that it is announced. */
export const OrderedAgainNote = ({ result, isFailed, hadAllergy }: OrderedAgainNoteProps) => (
  <div role="status">
    {isFailed && <p className={classes.failure}>The menu could not be loaded. Please try again.</p>}
    {result !== undefined && <Result result={result} hadAllergy={hadAllergy} />}
  </div>
)

type ResultProps = Pick<OrderedAgainNoteProps, 'hadAllergy'> & { result: OrderedAgain }

function Result({ result, hadAllergy }: ResultProps) {
  const { added, cut, full, soldOut, gone, changed } = result
  const isBesideCart = useLocation({ select: ({ pathname }) => pathname === '/cart' })
  const lacks: [reason: string, titles: string[]][] = [
    [
      'Not enough left',
      cut.map(({ title, quantity, requested }) => `${quantity} instead of ${countOf(requested, title)}`),
    ],
    ['Your cart already has the last ones', full],
    ['Sold out', soldOut],
    ['No longer on our menu', gone],
    ['Please choose again', changed],
  ]
  return (
    <div className={classes.note}>
      <div>
        <p className={classes.added}>
          {added.length === 0
            ? 'Nothing could be added to your cart.'
            : `Added to your cart: ${added.map(({ title, quantity }) => countOf(quantity, title)).join(', ')}.`}
        </p>
        {hadAllergy && added.length > 0 && (
          <p>
            <strong>Your note about an allergy is not added.</strong> Please write it again at the checkout.
          </p>
        )}
        {lacks.map(
          ([reason, titles]) => titles.length > 0 && <p key={reason}>{`${reason}: ${titles.join(', ')}.`}</p>,
        )}
      </div>
      {!isBesideCart && added.length + full.length > 0 && (
        <ButtonLink to="/cart" look="outline">
          See your cart
        </ButtonLink>
      )}
    </div>
  )
}

// Non-breaking spaces keep the number and the dish together.
const countOf = (quantity: number, title: string) => `${quantity}\u{A0}×\u{A0}${title}`
