import { useEffect, useState } from 'react'
import type { PickupTimesQuery } from '../../lib/use-pickup-times.ts'
import { keepChoices, readChoices } from './checkout-choices.ts'

export type PickupChoice = ReturnType<typeof usePickupChoice>

/** When the guest wants to come. What was chosen before a reload holds if that time is still offered. */
export function usePickupChoice({ data, isStale }: PickupTimesQuery) {
  const [pickupAt, setPickupAt] = useState(() => readChoices().pickupAt)
  const [kept, setKept] = useState<'unchecked' | 'gone' | null>(pickupAt === null ? null : 'unchecked')

  if (kept === 'unchecked' && data !== undefined && !isStale) {
    const isOffered = data.times.some(({ at }) => at === pickupAt)
    setKept(isOffered ? null : 'gone')
    if (!isOffered) setPickupAt(null)
  }

  // Storage lies outside of React.
  useEffect(() => keepChoices({ pickupAt }), [pickupAt])

  function choose(next: string | null) {
    setPickupAt(next)
    setKept(null)
  }

  return {
    /** null: as soon as possible. */
    pickupAt,
    choose,
    /** It has become as soon as possible, which the guest is to be told. */
    isKeptTimeGone: kept === 'gone',
  }
}
