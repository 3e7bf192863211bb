import type { ReactNode } from 'react'
import type { ShellProps } from '../../lib/start/app-context.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { OfflineNote } from '../offline-note.tsx'
import classes from './page-shell.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, page and footer. `besides` is what lies over them. */
export function PageFrame({ year, children, besides }: ShellProps & { besides: ReactNode }) {
  return (
    <div className={classes.shell}>
      <SkipLink to="content">Skip to content</SkipLink>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter year={year} />
      <OfflineNote />
      {besides}
    </div>
  )
}
