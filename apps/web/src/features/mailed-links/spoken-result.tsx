import { useEffect, useRef, type ReactNode } from 'react'
import classes from './spoken-result.module.css'

interface SpokenResultProps {
  title: string
  /** What follows from it. */
  children?: ReactNode
}

/** Takes the place and the focus of the form that led to it, so that it is read out. */
export function SpokenResult({ title, children }: SpokenResultProps) {
  const place = useRef<HTMLDivElement>(null)

  // The button that was pressed is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={place} tabIndex={-1} role="status" className={classes.result}>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.more}>{children}</div>}
    </div>
  )
}
