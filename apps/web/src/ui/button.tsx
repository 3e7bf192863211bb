import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react'
import classes from './button.module.css'

interface ButtonLook {
  /** `primary` is the default; `accent` is for a page's main action, `danger` for what cannot be undone. */
  look?: 'primary' | 'accent' | 'outline' | 'on-dark' | 'quiet' | 'danger' | undefined
  size?: 'regular' | 'large' | undefined
  isWide?: boolean | undefined
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows progress and cannot be pressed again, but keeps the focus. */
  isBusy?: boolean
}

export function Button({ look, size, isWide, isBusy = false, className, onClick, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled instead of disabled: a disabled button would lose the focus. Also stops a form's submit.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={joinClasses({ look, size, isWide }, className)}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      onClick={handleClick}
    />
  )
}

type ButtonAnchorProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>

/** For addresses outside the router. */
export function ButtonAnchor({ look, size, isWide, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={joinClasses({ look, size, isWide }, className)} />
}

/** A link that looks like a button; takes `to`, `params` and `search` like any link of the router. */
export const ButtonLink = createLink(ButtonAnchor)

function joinClasses({ look = 'primary', size = 'regular', isWide = false }: ButtonLook, className?: string) {
  return [classes.button, classes[look], classes[size], isWide && classes.wide, className]
    .filter(Boolean)
    .join(' ')
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
}

/** A round button with one icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${classes.iconButton} ${className}`} aria-label={label} />
  )
}
