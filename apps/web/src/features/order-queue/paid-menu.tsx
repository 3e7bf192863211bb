import { Button, Menu } from '@mantine/core'
import { paymentMethods, type Order } from '@tiffin/contract'
import { headPaid, paidNames } from '../../lib/payment-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useMarkPaid } from './use-mark-paid.ts'

/** Whether an order is paid, and where it is not, a menu of the ways in which it just was. */
export function PaidMenu({ order }: { order: Order }) {
  const { isBusy, failure, markPaid } = useMarkPaid(order)
  const { paid } = order.payment
  if (paid) return <span>{headPaid(paid.method)}</span>
  if (order.status === 'cancelled') return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="compact-sm" loading={isBusy}>
          To pay<VisuallyHidden>, order {order.number}</VisuallyHidden>
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
