import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import classes from './data-table.module.css'

type RowAnchorProps = AnchorProps & AnchorHTMLAttributes<HTMLAnchorElement>

const RowAnchor = (props: RowAnchorProps) => (
  <Anchor fw={600} c="inherit" underline="never" {...props} className={classes.opener} />
)

/** What a row of a table is called: its link can be pressed anywhere in the row. */
export const RowLink = createLink(RowAnchor)
