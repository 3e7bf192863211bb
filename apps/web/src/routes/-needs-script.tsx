import { useSettings } from '../lib/settings.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** What guests without JavaScript read where the page lives in the browser's own storage. */
export function NeedsScript({ what }: { what: string }) {
  const { phone } = useSettings().contact
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
