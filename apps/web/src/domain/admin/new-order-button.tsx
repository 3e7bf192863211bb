import { Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { ButtonLink } from '../../ui/admin/button-link.tsx'

/** To the page where staff take an order; the key n does the same. */
export function NewOrderButton({ height }: { height?: number }) {
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
    <ButtonLink to="/admin/orders/new" variant="filled" {...(height !== undefined && { h: height })}>
      New order
      <Kbd size="xs" ml={8} visibleFrom="sm" aria-hidden>
        n
      </Kbd>
    </ButtonLink>
  )
}
