import type { ReactNode } from 'react'
import classes from './tag.module.css'

interface TagProps {
  /** `strong` for what waits for somebody, `danger` for what keeps somebody out; plain by default. */
  look?: 'plain' | 'strong' | 'danger'
  children: ReactNode
}

/** One word about a person or a thing, on its own ground. */
export function Tag({ look = 'plain', children }: TagProps) {
  return (
    <span className={classes.tag} data-look={look}>
      {children}
    </span>
  )
}
