import { lazy, Suspense, type ReactNode } from 'react'
import { useHasBeen } from '../lib/use-has-been.ts'

export interface SideDrawerProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

const Panel = lazy(() =>
  import('./side-drawer-panel.tsx').then(({ SideDrawerPanel }) => ({ default: SideDrawerPanel })),
)

/** A panel from the right edge that traps the focus until it is closed. Its code loads when it first opens. */
export function SideDrawer(props: SideDrawerProps) {
  if (!useHasBeen(props.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
