import { restaurant } from '@tiffin/restaurant'
import { EmptyState } from '../ui/empty-state.tsx'

const { phone } = restaurant

/** What guests without JavaScript read where the page lives in the browser's own storage. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <EmptyState
        title={`${what} needs JavaScript`}
        hint="Your browser has it switched off. Switch it on for this site, or call us: we take orders and answer questions by phone."
      >
        <a href={`tel:${phone.tel}`}>{phone.display}</a>
      </EmptyState>
    </noscript>
  )
}
