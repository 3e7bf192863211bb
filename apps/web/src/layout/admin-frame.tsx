import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Container } from '../ui/container.tsx'
import classes from './admin-frame.module.css'
import { adminLinks } from './admin-links.ts'

/** What stands around every page behind the counter. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={classes.frame}>
        <nav className={classes.nav} aria-label="Restaurant">
          {adminLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={classes.link} activeOptions={{ exact: to === '/admin' }}>
              {label}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </Container>
  )
}
