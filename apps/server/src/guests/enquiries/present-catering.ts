import type { CateringOccasion, CateringRequest } from '@tiffin/contract'
import { localTimeOf } from '../../platform/wall-clock.ts'
import type { CateringRow } from './catering-queries.ts'

/** The reference that guests and staff use for a request. */
export const cateringReference = ({ number }: Pick<CateringRow, 'number'>) => `C-${number}`

export const presentCatering = (row: CateringRow): CateringRequest => ({
  _id: row.id,
  reference: cateringReference(row),
  name: row.name,
  email: row.email,
  phone: row.phone ?? undefined,
  occasion: row.occasion as CateringOccasion,
  eventDay: row.eventDay,
  guestCount: row.guestCount,
  budget: row.budget ?? undefined,
  dietary: row.dietary ?? undefined,
  comments: row.comments ?? undefined,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  createdLocal: localTimeOf(row.createdAt),
})
