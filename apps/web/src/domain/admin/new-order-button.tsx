import { Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/admin/button-link.tsx'

/** To the page where staff take an order; the key n does the same. */
export function NewOrderButton() {
  const router = useRouter()
  useHotkeys([
    [
      'n',
      () => {
        // An open menu or dialog has its own keys.
        if (document.querySelector('[role=dialog], [role=menu]') === null)
          void router.navigate({ to: '/admin/orders/new' })
      },
    ],
  ])
  return (
    <ButtonLink
      to="/admin/orders/new"
      variant="filled"
      h={44}
      rightSection={
        <Kbd size="xs" aria-hidden>
          n
        </Kbd>
      }
    >
      New order
    </ButtonLink>
  )
}
