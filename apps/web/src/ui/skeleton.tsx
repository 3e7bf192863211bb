import type { CSSProperties } from 'react'
import classes from './skeleton.module.css'

/** A grey placeholder. Give it the size of the real content; wrap a group in an `aria-busy` region. */
export function Skeleton(size: Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'borderRadius'>) {
  return <span className={classes.skeleton} style={size} aria-hidden />
}
