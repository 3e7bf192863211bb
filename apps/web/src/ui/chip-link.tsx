import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import classes from './chip-link.module.css'

interface ChipAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  isSelected?: boolean
}

function ChipAnchor({ isSelected = false, ...rest }: ChipAnchorProps) {
  return <a {...rest} className={classes.chip} aria-current={isSelected ? 'true' : undefined} />
}

/** A pill that narrows what a page shows; one of a row, the selected one is filled. */
export const ChipLink = createLink(ChipAnchor)
