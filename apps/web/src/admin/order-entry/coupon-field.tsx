import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MAX_COUPON_CODE_LENGTH } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPCClient } from '../../lib/api/trpc.ts'

interface CouponFieldProps {
  coupon: CheckedCoupon
  /** Why the order was refused because of it. */
  error: string | undefined
  onChange: (code: string) => void
}

/** Checked when the field is left, and with Enter, which sends the order only when it has been checked. */
export function CouponField({ coupon, error, onChange }: CouponFieldProps) {
  const [typed, setTyped] = useState(coupon.code)
  const apply = () => {
    // The field is also left when the order has been taken.
    if (typed.trim() !== coupon.code) onChange(typed.trim())
  }
  return (
    <TextInput
      label="Coupon code (optional)"
      description={coupon.hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      descriptionProps={{ role: 'status' }}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MAX_COUPON_CODE_LENGTH}
      value={typed}
      error={error ?? coupon.problem}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        const sends = event.ctrlKey || event.metaKey
        if (sends && typed.trim() === coupon.code) return
        // The order is not sent before its new total has been seen.
        event.preventDefault()
        event.stopPropagation()
        apply()
      }}
    />
  )
}

const notChecked = { title: 'Not checked yet: the order will say whether it applies' }

/** What a coupon takes off the dishes, as the order will settle it; checked again whenever they change. */
export function useCheckedCoupon(code: string, subtotalCents: number) {
  const client = useTRPCClient()
  const money = useMoney()
  const check = useQuery({
    // A query although the call is a mutation (which keeps codes out of addresses), because it changes nothing.
    queryKey: ['staff coupon', code, subtotalCents],
    queryFn: () => client.coupons.check.mutate({ code, subtotal: money.toAmount(subtotalCents) }),
    enabled: code !== '' && subtotalCents > 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const discountCents = check.data ? money.toCents(check.data.discount) : 0
  return {
    code,
    discountCents,
    isChecking: code !== '' && check.isFetching,
    /** It may take off another amount than it did. */
    checkAgain: () => void (code !== '' && check.refetch()),
    problem: check.error ? explainFailure(check.error, notChecked).title : undefined,
    hint: discountCents > 0 ? `${code.toUpperCase()} takes ${money.format(discountCents)} off.` : null,
  }
}

type CheckedCoupon = ReturnType<typeof useCheckedCoupon>
