import { useQuery } from '@tanstack/react-query'
import { centsFromDollars, dollarsFromCents, formatCents } from '@tiffin/pricing'
import { useState } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'

export type Coupon = ReturnType<typeof useCoupon>

/** A coupon that is asked about anew whenever the subtotal changes. One that fails takes nothing off, quietly. */
export function useCoupon(subtotalCents: number) {
  const { client } = trpc.useUtils()
  const [typed, setTyped] = useState('')
  const [wantedCode, setWantedCode] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)

  // A query, although the call is a mutation so that no code stands in an address: it changes nothing.
  const check = useQuery({
    queryKey: ['coupon', wantedCode, subtotalCents],
    queryFn: () =>
      client.coupons.check.mutate({ code: wantedCode, subtotal: dollarsFromCents(subtotalCents) }),
    enabled: wantedCode !== '',
    retry: false,
    // Offline is a failure like any other, not a reason to wait.
    networkMode: 'always',
    refetchOnWindowFocus: false,
    // While the new discount is on its way the old one stays, within the new subtotal.
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === wantedCode ? last : undefined),
  })

  const isWanted = wantedCode !== ''
  const discountCents = isWanted && check.data && !check.error ? centsFromDollars(check.data.discount) : 0

  function apply() {
    const code = typed.trim()
    setRefusal(null)
    if (isWanted && code === wantedCode) void check.refetch()
    setWantedCode(code)
  }

  /** The order was refused because of the coupon. */
  function refuse(reason: string) {
    setTyped('')
    setWantedCode('')
    setRefusal(reason)
  }

  return {
    typed,
    setTyped,
    apply,
    refuse,
    discountCents,
    /** What the order may carry: nothing that takes nothing off. */
    code: discountCents > 0 ? wantedCode : null,
    isChecking: isWanted && check.isFetching,
    /** Something was typed that nobody has asked about yet. */
    isUnchecked: typed.trim() !== wantedCode,
    hint: hintOf({ refusal, isWanted, error: check.error, discountCents, code: wantedCode }),
  }
}

interface CouponState {
  refusal: string | null
  isWanted: boolean
  error: unknown
  discountCents: number
  code: string
}

function hintOf({ refusal, isWanted, error, discountCents, code }: CouponState): string | null {
  if (refusal !== null) return notApplied(refusal)
  if (!isWanted) return null
  if (error) return notApplied(readErrorBody(error)?.message ?? 'Please try again')
  return discountCents > 0 ? `${code.toUpperCase()} takes ${formatCents(discountCents)} off.` : null
}

const notApplied = (reason: string) => `The code was not applied. ${reason.replace(/[.!]?$/, '.')}`
