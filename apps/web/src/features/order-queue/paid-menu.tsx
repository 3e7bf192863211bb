import { Button, Menu } from '@mantine/core'
import { paymentMethods, type Order } from '@tiffin/contract'
import { headPaid, paidNames } from '../../lib/payment-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { busyButton } from './busy-button.ts'
import { useMarkPaid } from './use-mark-paid.ts'

/** Whether an order is paid; if not, a menu of payment methods to record. */
export function PaidMenu({ order }: { order: Order }) {
  const { isBusy, failure, markPaid } = useMarkPaid(order)
  const { paid } = order.payment
  if (paid) return <span>{headPaid(paid.method)}</span>
  if (order.status === 'cancelled') return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="compact-sm" {...busyButton(isBusy)}>
          Unpaid<VisuallyHidden>, order {order.number}</VisuallyHidden>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{failure === null ? 'Paid by' : failure.title}</Menu.Label>
        {paymentMethods.map((method) => (
          <Menu.Item key={method} onClick={() => markPaid(method)}>
            {paidNames[method]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
