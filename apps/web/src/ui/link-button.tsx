import type { ComponentPropsWithRef } from 'react'
import classes from './link-button.module.css'

/** A button that looks like a link: for what belongs to a line, beside its words. */
export const LinkButton = (props: ComponentPropsWithRef<'button'>) => (
  <button type="button" {...props} className={classes.button} />
)
