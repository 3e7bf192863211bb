import { useEffect, useState } from 'react'
import type { PickupTimesQuery } from '../../lib/time/use-pickup-times.ts'
import { saveChoices, readChoices } from './checkout-draft.ts'

export type PickupChoice = ReturnType<typeof usePickupChoice>

/** When the guest wants to pick up. A choice from before a reload applies if that time is still offered. */
export function usePickupChoice({ data, isStale }: PickupTimesQuery) {
  const [pickupAt, setPickupAt] = useState(() => readChoices().pickupAt)
  const [lastLater, setLastLater] = useState(pickupAt)
  const [kept, setKept] = useState<'unchecked' | 'gone' | null>(pickupAt === null ? null : 'unchecked')

  if (kept === 'unchecked' && data !== undefined && !isStale) {
    const isOffered = data.times.some(({ at }) => at === pickupAt)
    setKept(isOffered ? null : 'gone')
    if (!isOffered) setPickupAt(null)
  }

  // Storage is outside React.
  useEffect(() => saveChoices({ pickupAt }), [pickupAt])

  function choose(next: string | null) {
    setPickupAt(next)
    if (next !== null) setLastLater(next)
    setKept(null)
  }

  return {
    /** null: as soon as possible. */
    pickupAt,
    /** The last time that was chosen, even if it is as soon as possible now. */
    lastLater,
    choose,
    /** The choice has become as soon as possible, which the guest needs to know. */
    isChosenTimeGone: kept === 'gone',
  }
}
