import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import classes from './data-table.module.css'

const RowAnchor = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} className={classes.opener} />
)

/** The name of a table's row: its link makes the whole row clickable. */
export const RowLink = createLink(RowAnchor)
