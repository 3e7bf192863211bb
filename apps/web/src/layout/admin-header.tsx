import { ActionIcon, Box, Button, Group, Indicator, Menu } from '@mantine/core'
import { IconChevronDown, IconHeart, IconShoppingBag, IconUser, IconWorld } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { countQuantity } from '../features/cart/cart.ts'
import { useCart } from '../features/cart/cart-store.ts'
import { useWishlist } from '../features/wishlist/wishlist-store.ts'
import { useUser } from '../lib/session.ts'
import { capCount } from './count-badge.tsx'
import { AdminSearch } from './admin-search.tsx'
import { BrandBesideWarnings, ServiceWarnings } from './service-warnings.tsx'
import { accountLinks, loginLink, mainLinks, type SiteLink } from './site-links.ts'
import { useEndSession } from './use-end-session.ts'

// On narrow screens there is no room for their icons.
const savedLinks: SiteLink[] = [
  { to: '/wishlist', label: 'Wishlist' },
  { to: '/cart', label: 'Cart' },
]

/**
 * A compact version of the site's header: its pages and the account behind a button each, and the admin search. Each part
 * reads what it shows, because all of them together are as much to render as a page.
 */
export const AdminHeader = memo(function AdminHeader() {
  return (
    <Group h="100%" px={{ base: 'sm', md: 'md' }} gap="xs" wrap="nowrap">
      <BrandBesideWarnings />
      <Group ml="auto" gap={4} wrap="nowrap">
        <ServiceWarnings />
        <AdminSearch />
        <LinkMenu
          name="Website"
          label="Website"
          icon={<IconWorld size={22} aria-hidden />}
          links={[...mainLinks, ...savedLinks]}
        />
        <WishlistLink />
        <CartLink />
        <Account />
      </Group>
    </Group>
  )
})

function WishlistLink() {
  const count = useWishlist().length
  return (
    <CountLink to="/wishlist" label={`Wishlist, ${capCount(count)} saved`} count={count}>
      <IconHeart size={22} aria-hidden />
    </CountLink>
  )
}

function CartLink() {
  const count = countQuantity(useCart())
  return (
    <CountLink to="/cart" label={`Cart, ${capCount(count)} in it`} count={count}>
      <IconShoppingBag size={22} aria-hidden />
    </CountLink>
  )
}

function Account() {
  const user = useUser()
  const endSession = useEndSession()
  const [firstName = 'Account'] = user?.name.trim().split(/\s/) ?? []
  return (
    // Both have the same size, so that nothing moves when the browser knows who is logged in.
    <Group w={{ base: 76, sm: 112 }} justify="end" wrap="nowrap">
      {user === null ? (
        <Button
          color="saffron.5"
          autoContrast
          h={44}
          renderRoot={(root) => <Link to={loginLink.to} {...root} />}
        >
          {loginLink.label}
        </Button>
      ) : (
        <LinkMenu
          name={`${firstName}, your account`}
          label={firstName}
          icon={<IconUser size={22} aria-hidden />}
          links={accountLinks(user.role)}
        >
          <Menu.Divider />
          <Menu.Item onClick={endSession}>Logout</Menu.Item>
        </LinkMenu>
      )}
    </Group>
  )
}

interface LinkMenuProps {
  /** The accessible name. */
  name: string
  label: string
  icon: ReactNode
  links: SiteLink[]
  children?: ReactNode
}

/** A button that opens a menu of links; on a phone only its icon. */
function LinkMenu({ name, label, icon, links, children }: LinkMenuProps) {
  return (
    <Menu position="bottom-end" width={200} withinPortal={false}>
      <Menu.Target>
        <Button h={44} miw={44} fw={500} px={{ base: 0, sm: 'xs' }} aria-label={name}>
          <Box component="span" hiddenFrom="sm">
            {icon}
          </Box>
          <Group component="span" gap={4} visibleFrom="sm">
            {label}
            <IconChevronDown size={16} aria-hidden />
          </Group>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ to, label: page }) => (
          <Menu.Item key={to} renderRoot={(root) => <Link to={to} {...root} />}>
            {page}
          </Menu.Item>
        ))}
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}

interface CountLinkProps {
  to: string
  label: string
  count: number
  children: ReactNode
}

function CountLink({ to, label, count, children }: CountLinkProps) {
  return (
    <Indicator
      label={<span aria-hidden>{capCount(count)}</span>}
      size={18}
      offset={6}
      color="saffron.5"
      autoContrast
      disabled={count === 0}
      visibleFrom="md"
    >
      <ActionIcon size={44} aria-label={label} renderRoot={(root) => <Link to={to} {...root} />}>
        {children}
      </ActionIcon>
    </Indicator>
  )
}
