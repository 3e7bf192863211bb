import '../ui/styles.css'
import { useEffect } from 'react'
import type { ShellProps } from '../lib/app-context.ts'
import { unfoldPage } from '../lib/unfold-page.ts'
import { OptionSheetPlace } from '../domain/option-sheet-place.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { ToastStack } from '../ui/toast-stack.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import classes from './page-shell.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The frame around every guest page. */
export function PageShell({ year, children }: ShellProps) {
  // After hydration, attributes that the components do not know may be written on its elements.
  useEffect(unfoldPage, [])

  return (
    <div className={classes.shell}>
      <SkipLink to="content">Skip to content</SkipLink>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter year={year} />
      <OfflineNote />
      <ToastStack />
      <PageAnnouncer />
      <OptionSheetPlace />
    </div>
  )
}
