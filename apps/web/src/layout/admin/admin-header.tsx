import { Box, Button, Flex, Group, Menu, Text } from '@mantine/core'
import {
  IconChevronDown,
  IconHeart,
  IconShoppingBag,
  IconUser,
  IconWorld,
  IconBellOff,
  IconPrinterOff,
  type Icon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { WhoIsHere } from '../../admin/acting/who-is-here.tsx'
import { countQuantity } from '../../guest/cart/cart-rules.ts'
import { useCart } from '../../guest/cart/cart-store.ts'
import { useWishlist } from '../../guest/wishlist/wishlist-store.ts'
import { OWN_LOGIN } from '../../lib/start/admin-path.ts'
import { useUser } from '../../lib/session/session.ts'
import { MenuButton } from '../../ui/admin/menu-button.tsx'
import { Brand } from '../brand.tsx'
import { CountBadge } from '../count-badge.tsx'
import { describeCart, describeWishlist } from '../describe-counts.ts'
import { accountLinks, loginLink, mainLinks, type SiteLink } from '../guest/site-links.ts'
import { useLeaveAdmin } from './use-leave-admin.ts'
import { polledQuery } from '../../lib/live/live-state.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { AdminSearch } from './admin-search.tsx'
import { useShownLinks } from '../../lib/api/settings.tsx'
import classes from './admin-header.module.css'

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
    <div className={classes.header}>
      <div className={classes.brand}>
        <Brand />
      </div>
      <div className={classes.tools}>
        <WhoIsHere />
        <ServiceWarnings />
        <AdminSearch />
        <LinkMenu
          name="Website"
          label="Website"
          icon={<IconWorld size={22} aria-hidden />}
          links={useShownLinks([...mainLinks, ...savedLinks])}
        />
        <WishlistLink />
        <CartLink />
        <Account />
      </div>
    </div>
  )
})

function WishlistLink() {
  const count = useWishlist().length
  return (
    <CountLink to="/wishlist" label={describeWishlist(count)} count={count}>
      <IconHeart size={22} aria-hidden />
    </CountLink>
  )
}

function CartLink() {
  const count = countQuantity(useCart())
  return (
    <CountLink to="/cart" label={describeCart(count)} count={count}>
      <IconShoppingBag size={22} aria-hidden />
    </CountLink>
  )
}

function Account() {
  const user = useUser()
  const leave = useLeaveAdmin()
  const [firstName = 'Account'] = user?.name.trim().split(/\s/) ?? []
  return (
    // Both have the same size, so that nothing moves when the browser knows who is logged in.
    <Flex justify="end" align="center" w={{ base: '4.75rem', sm: '7rem' }}>
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
          links={[...accountLinks(user.role), { to: OWN_LOGIN, label: 'Your login' }]}
        >
          <Menu.Divider />
          <Menu.Item onClick={leave}>Logout</Menu.Item>
        </LinkMenu>
      )}
    </Flex>
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
    <MenuButton
      width={200}
      withinPortal={false}
      renderButton={(opener) => (
        <Button h={44} miw={44} px={{ base: 0, sm: 'sm' }} fw={500} aria-label={name} {...opener}>
          <Box component="span" hiddenFrom="sm">
            {icon}
          </Box>
          <Group component="span" gap={4} wrap="nowrap" visibleFrom="sm">
            {label}
            <IconChevronDown size={16} aria-hidden />
          </Group>
        </Button>
      )}
    >
      {links.map(({ to, label: page }) => (
        <Menu.Item key={to} renderRoot={(root) => <Link to={to} {...root} />}>
          {page}
        </Menu.Item>
      ))}
      {children}
    </MenuButton>
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
    <Link to={to} className={classes.tool} aria-label={label}>
      {children}
      <CountBadge count={count} />
    </Link>
  )
}

interface ServiceWarning {
  to: string
  icon: Icon
  text: string
  /** What the link leads to. */
  remedy: string
}

/** The restaurant is open, and nobody would hear an order, or a printer is out of reach. */
function useServiceWarnings(): ServiceWarning[] {
  const may = useMay()
  const enabled = may?.('kitchen') === true
  const trpc = useTRPC()
  const { data } = useQuery(
    trpc.kitchen.boards.queryOptions(undefined, { ...polledQuery, staleTime: 0, enabled }),
  )
  if (!enabled || data === undefined) return []
  const [printer, ...others] = data.silentPrinters
  const warnings: ServiceWarning[] = []
  if (data.isMissing)
    warnings.push({
      to: '/admin/kitchen',
      icon: IconBellOff,
      text: 'No device is alerting you to new orders',
      remedy: 'Open the kitchen board.',
    })
  if (printer !== undefined)
    warnings.push({
      to: '/admin/printers',
      icon: IconPrinterOff,
      text: others.length === 0 ? `${printer} is offline` : `${others.length + 1} printers are offline`,
      remedy: 'See the printers.',
    })
  return warnings
}

/**
 * In the header of every admin page: warnings come and go by the clock, and must move no list under anyone's finger. On
 * narrow screens only their icons.
 */
const ServiceWarnings = () =>
  useServiceWarnings().map(({ to, icon: Sign, text, remedy }) => (
    <Button
      key={to}
      color="saffron.5"
      autoContrast
      h={44}
      miw={44}
      maw={{ base: 260, xl: 340 }}
      px={{ base: 0, lg: 'xs' }}
      title={text}
      data-warning
      aria-label={`${text}. ${remedy}`}
      renderRoot={(root) => <Link to={to} {...root} />}
    >
      <Sign size={22} aria-hidden />
      <Text component="span" inherit truncate ml={6} visibleFrom="lg">
        {text}
      </Text>
    </Button>
  ))
