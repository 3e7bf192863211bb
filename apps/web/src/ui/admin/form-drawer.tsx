import { Drawer, type DrawerProps } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useHasBeen } from '../../lib/use-has-been.ts'
import { useOpensAfterMount } from '../../lib/use-opens-after-mount.ts'
import classes from './form-drawer.module.css'

interface FormDrawerProps {
  isOpen: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form beside the list it belongs to. Neither a click beside it nor Escape loses what was typed. */
export function FormDrawer({ isOpen, title, onClose, children }: FormDrawerProps) {
  const [isTouched, setIsTouched] = useState(false)
  return (
    <LazyDrawer
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={!isTouched}
      onExitTransitionEnd={() => setIsTouched(false)}
      overlayProps={{ backgroundOpacity: 0.25 }}
    >
      <div onInput={() => setIsTouched(true)}>{children}</div>
    </LazyDrawer>
  )
}

type LazyDrawerProps = Omit<DrawerProps, 'opened'> & { isOpen: boolean }

/** A drawer that is rendered once it is wanted. */
export const LazyDrawer = (props: LazyDrawerProps) => useHasBeen(props.isOpen) && <OpeningDrawer {...props} />

/** Ends without a transform, in which the library that drags would mistake its place. */
const slideIn = {
  in: { transform: 'none' },
  out: { transform: 'translateX(100%)' },
  transitionProperty: 'transform',
} as const

const OpeningDrawer = ({ isOpen, ...drawer }: LazyDrawerProps) => (
  <Drawer
    opened={useOpensAfterMount(isOpen)}
    position="right"
    transitionProps={{ transition: slideIn, duration: 180 }}
    // Its <header> would count as the page's second banner.
    attributes={{ header: { role: 'presentation' } }}
    classNames={{ title: classes.title, close: classes.close }}
    closeButtonProps={{ 'aria-label': 'Close' }}
    {...drawer}
  />
)
