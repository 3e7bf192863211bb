import { Menu } from '@mantine/core'
import type { Order } from '@tiffin/contract'
import { isUnpaid } from '../../lib/format/is-unpaid.ts'
import { headPaid, paidNames, paymentMethods } from '../../lib/format/payment-names.ts'
import { MenuButton } from '../../ui/admin/menu-button.tsx'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { busyButton } from './busy-button.ts'
import { useMarkPaid } from './use-mark-paid.ts'

/** Whether an order is paid; if not, a menu of payment methods to record. */
export function PaidMenu({ order }: { order: Order }) {
  const { isBusy, failure, markPaid } = useMarkPaid(order)
  const { paid } = order.payment
  if (paid) return <span>{headPaid(paid.method)}</span>
  if (order.status === 'cancelled') return null
  if (!isUnpaid(order)) return <span>Nothing to pay</span>
  return (
    <MenuButton
      renderButton={(opener) => (
        <RowButton look="default" size="compact-sm" {...busyButton(isBusy)} {...opener}>
          Unpaid<VisuallyHidden>, order {order.number}</VisuallyHidden>
        </RowButton>
      )}
    >
      <Menu.Label>{failure === null ? 'Paid by' : failure.title}</Menu.Label>
      {paymentMethods.map((method) => (
        <Menu.Item key={method} onClick={() => markPaid(method)}>
          {paidNames[method]}
        </Menu.Item>
      ))}
    </MenuButton>
  )
}
