import type { ComponentPropsWithRef, ReactNode, AnchorHTMLAttributes } from 'react'
import { createLink } from '@tanstack/react-router'
import classes from './link-button.module.css'

/** A button that looks like a link: for what belongs to a line, beside its words. */
export const LinkButton = (props: ComponentPropsWithRef<'button'>) => (
  <button type="button" {...props} className={classes.button} />
)

/** Other links, under a form. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}

interface ChipAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  isSelected?: boolean
}

function ChipAnchor({ isSelected = false, ...rest }: ChipAnchorProps) {
  return <a {...rest} className={classes.chip} aria-current={isSelected ? 'true' : undefined} />
}

/** A pill that filters what a page shows; one of a row, with the selected one filled. */
export const ChipLink = createLink(ChipAnchor)
