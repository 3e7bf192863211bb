import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import classes from './chip-link.module.css'

interface ChipAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  isSelected?: boolean
}

function ChipAnchor({ isSelected = false, ...rest }: ChipAnchorProps) {
  return <a {...rest} className={classes.chip} aria-current={isSelected ? 'true' : undefined} />
}

/** A pill that filters what a page shows; one of a row, with the selected one filled. */
export const ChipLink = createLink(ChipAnchor)
