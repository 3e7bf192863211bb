import { restaurant } from '@tiffin/restaurant'
import { EmptyState } from '../ui/empty-state.tsx'

const { phone } = restaurant

/** What guests without JavaScript read where the page lives in the browser's own storage. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <EmptyState
        title={`${what} needs JavaScript`}
        hint="Your browser has it switched off. You are welcome all the same: call us and we take your order by phone."
      >
        <a href={`tel:${phone.tel}`}>{phone.display}</a>
      </EmptyState>
    </noscript>
  )
}
