import type { CSSProperties } from 'react'
import classes from './skeleton.module.css'

/** A grey place where something will be. Give it the size of that thing; wrap a group in an `aria-busy` region. */
export function Skeleton(size: Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'borderRadius'>) {
  return <span className={classes.skeleton} style={size} aria-hidden />
}
