import { useMoney } from '../../lib/api/settings.tsx'
import { MAX_COUPON_CODE_LENGTH } from '@tiffin/contract'
import { useId, useState, type KeyboardEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { subtotalCents, type Money } from '@tiffin/pricing'
import { Button } from '../../ui/button.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { saveChoices, readChoices } from './checkout-draft.ts'
import { useUnansweredOrder } from './use-place-order.ts'
import classes from './coupon-field.module.css'

export function CouponField({ coupon }: { coupon: Coupon }) {
  const id = useId()
  const hintId = `${id}-hint`

  function handleKeyDown(event: KeyboardEvent) {
    // Here, Enter applies the coupon; it must not place the order.
    if (event.key !== 'Enter') return
    event.preventDefault()
    coupon.apply()
  }

  return (
    <div className={classes.field}>
      <label htmlFor={id}>Coupon code</label>
      <div className={classes.row}>
        <input
          id={id}
          name="coupon"
          value={coupon.typed}
          maxLength={MAX_COUPON_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          aria-describedby={hintId}
          onChange={(event) => coupon.type(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Button look="outline" isBusy={coupon.isChecking} onClick={coupon.apply}>
          Apply
        </Button>
      </div>
      <p id={hintId} role="status" className={classes.hint} data-good={coupon.code !== null || undefined}>
        {coupon.hint}
      </p>
    </div>
  )
}

type Coupon = ReturnType<typeof useCoupon>

/** A coupon that is checked again whenever the subtotal changes. An invalid one takes nothing off, silently. */
export function useCoupon(shownSubtotalCents: number) {
  const client = useTRPCClient()
  const money = useMoney()
  const [wantedCode, setWantedCode] = useState(() => readChoices().couponCode)
  const [typed, setTyped] = useState(wantedCode)
  /** A message apart from the last response, shown until something else is typed. */
  const [note, setNote] = useState<string | null>(null)

  const isOrdered = useIsOrdered(wantedCode, shownSubtotalCents)

  // A query although the call is a mutation (which keeps codes out of addresses), because it changes nothing.
  const check = useQuery({
    queryKey: ['coupon', wantedCode, shownSubtotalCents],
    queryFn: async () => {
      const subtotal = money.toAmount(shownSubtotalCents)
      const answer = await client.coupons.check.mutate({ code: wantedCode, subtotal })
      saveChoices({ couponDiscount: answer.discount })
      return answer
    },
    enabled: wantedCode !== '' && !isOrdered,
    initialData: () => (isOrdered ? { discount: readChoices().couponDiscount ?? 0 } : undefined),
    retry: false,
    // A stored code is checked again when the guest comes back.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    // While the new discount is loading the old one stays, limited by the new subtotal.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === wantedCode ? last : undefined),
  })

  const isWanted = wantedCode !== ''
  const discountCents = isWanted && check.data && !check.error ? money.toCents(check.data.discount) : 0

  function type(text: string) {
    setTyped(text)
    setNote(null)
  }

  function want(code: string) {
    setWantedCode(code)
    saveChoices({ couponCode: code })
  }

  function apply() {
    const code = typed.trim()
    setNote(code === '' && !isWanted ? 'Please enter a code first.' : null)
    if (isWanted && code === wantedCode) void check.refetch()
    want(code)
  }

  /** The order was rejected because of the coupon. */
  function refuse(reason: string) {
    setTyped('')
    want('')
    setNote(notApplied(reason))
  }

  /** It may take off another amount than it did. */
  function checkAgain() {
    if (isWanted) void check.refetch()
  }

  return {
    typed,
    type,
    apply,
    refuse,
    checkAgain,
    discountCents,
    /** What the order may carry: only a code that takes something off. */
    code: discountCents > 0 ? wantedCode : null,
    isChecking: isWanted && check.isFetching,
    /** Something was typed that has not been checked yet. */
    isUnchecked: typed.trim() !== wantedCode,
    hint: note ?? hintOf({ isWanted, error: check.error, discountCents, code: wantedCode, money }),
  }
}

/** An order that may have arrived has used the coupon: checked now, it would look used up, and the order like another one. */
function useIsOrdered(code: string, shownSubtotalCents: number) {
  const money = useMoney()
  const request = useUnansweredOrder()?.request
  if (request?.couponCode !== code) return false
  const lines = request.items.map(({ price, quantity }) => ({
    unitPriceCents: money.toCents(price),
    quantity,
  }))
  return subtotalCents(lines) === shownSubtotalCents
}

interface CouponState {
  isWanted: boolean
  error: unknown
  discountCents: number
  code: string
  money: Money
}

function hintOf({ isWanted, error, discountCents, code, money }: CouponState): string | null {
  if (!isWanted) return null
  if (error) return notApplied(readErrorBody(error)?.message ?? 'Please try again')
  return discountCents > 0 ? `${code.toUpperCase()} takes ${money.format(discountCents)} off.` : null
}

const notApplied = (reason: string) => `The code wasn’t applied. ${reason.replace(/[.!]?$/, '.')}`
