import type { ButtonHTMLAttributes } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
}

/** A round button with one icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" {...rest} className={`${classes.button} ${className}`} aria-label={label} />
}
