import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './row-badge.module.css'

const ROOT = [Badge.classes['root'], classes.badge].join(' ')

/** Mantine's badge for the rows of long lists. */
export const RowBadge = ({ children }: { children: ReactNode }) => (
  <span className={ROOT}>
    <span className={Badge.classes['label']}>{children}</span>
  </span>
)
