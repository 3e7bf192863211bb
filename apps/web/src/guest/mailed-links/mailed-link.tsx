import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './mailed-link.module.css'

interface AnnouncedResultProps {
  title: string
  /** What happens next. */
  children?: ReactNode
}

/** Replaces the form that led to it and takes its focus, so that screen readers announce it. */
export function AnnouncedResult({ title, children }: AnnouncedResultProps) {
  const place = useRef<HTMLDivElement>(null)

  // The clicked button has disappeared.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={place} tabIndex={-1} role="status" className={classes.result}>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.more}>{children}</div>}
    </div>
  )
}

/** The token of the link, or null. Browser only: it is in the hash, which is not sent to the server. */
export function useMailedToken(): string | null {
  const [token] = useState(() => window.location.hash.slice(1) || null)

  // Removed from the address, so that it is neither in the history nor visible on a shared screen.
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search)
  }, [])

  return token
}
