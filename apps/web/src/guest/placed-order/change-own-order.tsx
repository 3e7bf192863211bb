import type { Order } from '@tiffin/contract'
import { useState, type ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { ChangePanelProps } from './change-panel.tsx'
import classes from './placed-order.module.css'

/** Until the restaurant has accepted the order, its guest may change it. What that takes is loaded when it is wanted. */
export function ChangeOwnOrder({ order }: { order: Order }) {
  const [Panel, setPanel] = useState<ComponentType<ChangePanelProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // What has been chosen stays in sight, with why it cannot be sent any more.
  if (order.status !== 'placed' && !isOpen) return null

  async function handlePress() {
    try {
      const { ChangePanel } = await import('./change-panel.tsx')
      setPanel(() => ChangePanel)
      setIsOpen(true)
    } catch {
      showToast({ message: 'No response. Please check your connection and try again.', kind: 'other' })
    }
  }

  if (Panel !== null && isOpen) return <Panel order={order} onClose={() => setIsOpen(false)} />
  return (
    <>
      <div className={classes.scripted}>
        <Button look="outline" isWide onClick={() => void handlePress()}>
          Change this order
        </Button>
      </div>
      <noscript>
        <p>To change or cancel it, please call us.</p>
      </noscript>
    </>
  )
}
