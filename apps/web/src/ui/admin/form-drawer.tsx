import { Drawer, type DrawerProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef, type ReactNode } from 'react'
import { useLatched, useOpenAfterMount } from '../../lib/forms/use-after-mount.ts'
import classes from './form-drawer.module.css'
import { IsFormDirty, LeaveQuestion } from './unsaved-guard.tsx'

interface FormDrawerProps {
  isOpen: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form beside the list it belongs to. It asks before it closes over what has been changed. */
export function FormDrawer({ isOpen, title, onClose, children }: FormDrawerProps) {
  const body = useRef<HTMLDivElement>(null)
  const isDirty = useRef<() => boolean>(null)
  const [isAsking, { open: ask, close: stay }] = useDisclosure()

  function handleClose() {
    // Escape puts it back, and means nothing more.
    if (body.current?.querySelector('[data-dragged]')) return
    if (isDirty.current?.()) ask()
    else onClose()
  }

  function handleLeave() {
    stay()
    onClose()
  }

  return (
    <LazyDrawer
      isOpen={isOpen}
      onClose={handleClose}
      title={title}
      size="lg"
      overlayProps={{ backgroundOpacity: 0.25 }}
    >
      <IsFormDirty value={isDirty}>
        <div ref={body}>{children}</div>
      </IsFormDirty>
      <LeaveQuestion isOpen={isAsking} onStay={stay} onLeave={handleLeave} />
    </LazyDrawer>
  )
}

type LazyDrawerProps = Omit<DrawerProps, 'opened'> & { isOpen: boolean }

/** A drawer that is rendered once it is wanted. */
export const LazyDrawer = (props: LazyDrawerProps) => useLatched(props.isOpen) && <OpeningDrawer {...props} />

/** Ends without a transform, in which the library that drags would mistake its place. */
const slideIn = {
  in: { transform: 'none' },
  out: { transform: 'translateX(100%)' },
  transitionProperty: 'transform',
} as const

const OpeningDrawer = ({ isOpen, ...drawer }: LazyDrawerProps) => (
  <Drawer
    opened={useOpenAfterMount(isOpen)}
    position="right"
    transitionProps={{ transition: slideIn, duration: 180 }}
    // Its <header> would count as the page's second banner.
    attributes={{ header: { role: 'presentation' } }}
    classNames={{ content: classes.content, title: classes.title }}
    closeButtonProps={{ 'aria-label': 'Close', size: 'xl' }}
    {...drawer}
  />
)
