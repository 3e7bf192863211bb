import { Drawer, type DrawerProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef, useState, type ReactNode } from 'react'
import { useHasBeen } from '../../lib/use-has-been.ts'
import { useOpensAfterMount } from '../../lib/use-opens-after-mount.ts'
import classes from './form-drawer.module.css'
import { LeaveQuestion } from './unsaved-guard.tsx'

interface FormDrawerProps {
  isOpen: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A form beside the list it belongs to. It asks before it closes over what was typed. */
export function FormDrawer({ isOpen, title, onClose, children }: FormDrawerProps) {
  const body = useRef<HTMLDivElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  const [isAsking, { open: ask, close: stay }] = useDisclosure()

  function handleClose() {
    // Escape puts it back, and means nothing more.
    if (body.current?.querySelector('[data-dragged]')) return
    if (isTouched) ask()
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
      onExitTransitionEnd={() => setIsTouched(false)}
      overlayProps={{ backgroundOpacity: 0.25 }}
    >
      <div ref={body} onInput={() => setIsTouched(true)}>
        {children}
      </div>
      <LeaveQuestion isOpen={isAsking} onStay={stay} onLeave={handleLeave} />
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
    classNames={{ content: classes.content, title: classes.title, close: classes.close }}
    closeButtonProps={{ 'aria-label': 'Close' }}
    {...drawer}
  />
)
