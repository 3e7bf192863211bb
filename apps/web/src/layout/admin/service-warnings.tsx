import { Button, Text } from '@mantine/core'
import { IconBellOff, IconPrinterOff, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { polledQuery } from '../../lib/live/live-state.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'

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
  const { data } = trpc.kitchen.boards.useQuery(undefined, { ...polledQuery, staleTime: 0, enabled })
  if (!enabled || data === undefined) return []
  const [printer, ...others] = data.silentPrinters
  const warnings: ServiceWarning[] = []
  if (data.isMissing)
    warnings.push({
      to: '/admin/kitchen',
      icon: IconBellOff,
      text: 'Nobody hears new orders',
      remedy: 'Open the kitchen board.',
    })
  if (printer !== undefined)
    warnings.push({
      to: '/admin/printers',
      icon: IconPrinterOff,
      text:
        others.length === 0 ? `${printer} is out of reach` : `${others.length + 1} printers are out of reach`,
      remedy: 'See the printers.',
    })
  return warnings
}

/**
 * In the header of every admin page: warnings come and go by the clock, and must move no list under anyone's finger. On
 * narrow screens only their icons.
 */
export const ServiceWarnings = () =>
  useServiceWarnings().map(({ to, icon: Sign, text, remedy }) => (
    <Button
      key={to}
      color="saffron.5"
      autoContrast
      h={44}
      miw={44}
      maw={260}
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
