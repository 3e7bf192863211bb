import { useSettings } from '../lib/api/settings.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown without JavaScript on pages that need the browser's storage. */
export function NeedsScript({ what }: { what: string }) {
  const { phone } = useSettings().contact
  return (
    <noscript>
      <EmptyState
        title={`${what} needs JavaScript`}
        hint="It’s switched off in your browser. Turn it on for this site, or call us: we take orders and answer questions by phone."
      >
        <a href={`tel:${phone.tel}`}>{phone.display}</a>
      </EmptyState>
    </noscript>
  )
}
