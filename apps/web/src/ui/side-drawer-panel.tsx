import { Drawer } from '@mantine/core'
import { useOpensAfterMount } from '../lib/use-opens-after-mount.ts'
import { MantineScope } from './mantine-scope.tsx'
import './side-drawer-panel.css'
import classes from './side-drawer-panel.module.css'
import type { SideDrawerProps } from './side-drawer.tsx'

export function SideDrawerPanel({ title, isOpen, onClose, children }: SideDrawerProps) {
  return (
    <MantineScope>
      <Drawer
        opened={useOpensAfterMount(isOpen)}
        onClose={onClose}
        title={title}
        position="right"
        size="26rem"
        // Its <header> would count as the page's second banner.
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ title: classes.title, close: classes.close }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children}
      </Drawer>
    </MantineScope>
  )
}
