import type { Order } from '@tiffin/contract'
import { useState, type ComponentType } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { ChangeDrawerProps } from './change-drawer.tsx'
import classes from './placed-order.module.css'

/** Until the restaurant has accepted the order, its guest may change it. What that takes is loaded when it is wanted. */
export function ChangeOwnOrder({ order }: { order: Order }) {
  const [Drawer, setDrawer] = useState<ComponentType<ChangeDrawerProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (order.status !== 'placed') return null

  async function handlePress() {
    try {
      const { ChangeDrawer } = await import('./change-drawer.tsx')
      setDrawer(() => ChangeDrawer)
      setIsOpen(true)
    } catch {
      showToast({ message: 'No response. Please check your connection and try again.', kind: 'other' })
    }
  }

  return (
    <div className={classes.scripted}>
      <Button look="outline" isWide aria-haspopup="dialog" onClick={() => void handlePress()}>
        Change this order
      </Button>
      {Drawer && <Drawer order={order} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
