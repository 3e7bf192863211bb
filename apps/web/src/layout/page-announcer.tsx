import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

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
