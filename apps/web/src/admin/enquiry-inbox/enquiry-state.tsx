import type { CateringState, MessageState, CateringRequest } from '@tiffin/contract'
import { Badge } from '@mantine/core'
import { cateringCopy } from '@tiffin/copy'
import { formatDate, formatMoment } from '../../lib/time/local-time.ts'
import { useSettings } from '../../lib/api/settings.tsx'

export const messageLabels: Readonly<Record<MessageState, string>> = {
  new: 'New',
  answered: 'Replied',
  closed: 'Closed',
}

export const cateringLabels: Readonly<Record<CateringState, string>> = {
  new: 'New',
  quoted: 'Quoted',
  booked: 'Booked',
  declined: 'Declined',
}

/** The state of an enquiry; a new one stands out, because a guest is waiting. */
export const StateBadge = ({ state, label }: { state: string; label: string }) => (
  <Badge
    variant={state === 'new' ? 'filled' : 'light'}
    color={state === 'new' ? 'royal' : state === 'declined' ? 'chilli' : 'ink'}
    miw="max-content"
  >
    {label}
  </Badge>
)

/** 'Wedding, 180 guests, Saturday, June 20, 2026'. */
export const describeEvent = ({ occasion, guestCount, eventDay }: CateringRequest): string =>
  [
    cateringCopy.form.occasionNames[occasion],
    `${guestCount.toLocaleString('en')} ${guestCount === 1 ? 'guest' : 'guests'}`,
    formatDate(eventDay),
  ].join(', ')

/** When the guest wrote. */
export function ReceivedTime({ enquiry }: { enquiry: { createdAt: string; createdLocal: string } }) {
  const { region } = useSettings()
  return <time dateTime={enquiry.createdAt}>{formatMoment(enquiry.createdLocal, region)}</time>
}

/** How many enquiries nobody has looked at; nothing if there are none. */
export const NewCount = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 && <Badge>{`${count} new`}</Badge>
