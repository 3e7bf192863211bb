import { formatClock, formatShortDate } from '../../lib/time/local-time.ts'

/** When the guest wrote. */
export const ReceivedTime = ({ enquiry }: { enquiry: { createdAt: string; createdLocal: string } }) => (
  <time dateTime={enquiry.createdAt}>
    {`${formatShortDate(enquiry.createdLocal)}, ${formatClock(enquiry.createdLocal)}`}
  </time>
)
