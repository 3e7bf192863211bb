import { useRouter } from '@tanstack/react-router'
import { useSettings } from '../lib/api/settings.tsx'
import { Button } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/** The last resort, when a whole page could not be shown; sections report their own failures. */
export function FailedPage() {
  const router = useRouter()
  const { phone } = useSettings().contact
  return (
    <MessagePage
      title="Something boiled over"
      text={`This page could not be shown. Please try again, or call us at ${phone.display}.`}
    >
      <Button look="accent" onClick={() => router.invalidate()} data-still="retry">
        Try again
      </Button>
    </MessagePage>
  )
}
