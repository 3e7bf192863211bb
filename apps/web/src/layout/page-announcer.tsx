import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { siteCopy } from '@tiffin/copy'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useIsOffline } from '../lib/live/live-state.ts'
import classes from './page-announcer.module.css'

/** Announces a client-side navigation to screen readers; the browser announces only full page loads. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        setTitle(document.title)
        // The clicked element disappeared with the previous page: the next Tab goes into this one.
        if (document.activeElement === document.body)
          document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}

/** Says that the device is offline, over the page, so that nothing moves. Always rendered, so that it is announced. */
export function OfflineNote({ text = siteCopy.offline }: { text?: string }) {
  const isOffline = useIsOffline()
  return (
    <p role="status" className={classes.note} data-still="offline">
      {isOffline && <span>{text}</span>}
    </p>
  )
}
