import { useEffect, useRef, type ReactNode } from 'react'
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
