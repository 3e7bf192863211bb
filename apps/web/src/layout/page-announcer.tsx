import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Tells a screen reader that another page has come; a browser does so itself only when it loads one whole. */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        setTitle(document.title)
        // What was pressed is gone with the last page: the next Tab goes into this one.
        if (document.activeElement === document.body)
          document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
