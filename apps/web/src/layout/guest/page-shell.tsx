// Must be first, because it defines the order of the layers.
import '../../ui/styles.css'
import { useEffect } from 'react'
import { OptionSheetPlace } from '../../domain/option-sheet.tsx'
import type { ShellProps } from '../../lib/start/app-context.ts'
import { unfoldPage } from '../../lib/start/unfold-page.ts'
import { ToastStack } from '../../ui/toast-stack.tsx'
import { PageAnnouncer } from '../page-announcer.tsx'
import { PageFrame } from './page-frame.tsx'

/** The frame around every guest page. */
export function PageShell(props: ShellProps) {
  // After hydration, attributes that the components do not know may be written on its elements.
  useEffect(unfoldPage, [])

  return (
    <PageFrame
      {...props}
      besides={
        <>
          <ToastStack />
          <PageAnnouncer />
          <OptionSheetPlace />
        </>
      }
    />
  )
}
