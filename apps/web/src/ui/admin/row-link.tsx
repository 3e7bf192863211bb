import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import classes from './data-table.module.css'

type RowAnchorProps = AnchorProps & AnchorHTMLAttributes<HTMLAnchorElement>

const RowAnchor = (props: RowAnchorProps) => (
  <Anchor fw={600} c="inherit" underline="never" {...props} className={classes.opener} />
)

/** The name of a table's row: its link makes the whole row clickable. */
export const RowLink = createLink(RowAnchor)
