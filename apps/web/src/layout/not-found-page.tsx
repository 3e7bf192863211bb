import { ButtonLink } from '../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  return (
    <MessagePage
      title="This plate is empty"
      text="We can’t find the page you’re looking for. It may have moved, or the address has a typo."
    >
      <ButtonLink to="/order-online" look="accent">
        Order Online
      </ButtonLink>
      <ButtonLink to="/" look="on-dark">
        Home
      </ButtonLink>
    </MessagePage>
  )
}
