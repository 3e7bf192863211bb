import type { ReactNode } from 'react'
import { Container } from '../ui/container.tsx'
import classes from './admin-frame.module.css'
import { AdminNav } from './admin-nav.tsx'

/** What stands around every page behind the counter. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={classes.frame}>
        <AdminNav />
        {children}
      </div>
    </Container>
  )
}
