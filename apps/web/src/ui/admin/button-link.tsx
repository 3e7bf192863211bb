import { Button, type ButtonProps, UnstyledButton } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ComponentPropsWithRef } from 'react'
import classes from './row-button.module.css'

interface ButtonAnchorProps
  extends ButtonProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> {
  /** One of a row of choices. The router alone would mark every link to the current page. */
  isSelected?: boolean
}

const ButtonAnchor = ({ isSelected, ...rest }: ButtonAnchorProps) => (
  <Button
    component="a"
    variant={isSelected ? 'filled' : 'default'}
    {...rest}
    {...(isSelected !== undefined && { 'aria-current': isSelected ? 'true' : undefined })}
  />
)

/** A link that looks like a button; takes `to`, `params` and `search` like any link of the router. */
export const ButtonLink = createLink(ButtonAnchor)

interface RowButtonProps extends ComponentPropsWithRef<'button'> {
  /** Like the variants and sizes of Mantine's button. */
  look?: 'filled' | 'default' | 'outline-danger' | 'accent'
  size?: 'sm' | 'xs' | 'compact-sm'
  isWide?: boolean
}

const ROOT = [
  'mantine-focus-auto mantine-active',
  UnstyledButton.classes['root'],
  Button.classes['root'],
  classes.button,
].join(' ')

/** Mantine's button for the rows of long lists: the same to look at, and a fifth of the components to render. */
export function RowButton({
  look = 'filled',
  size = 'sm',
  isWide,
  className,
  children,
  ...button
}: RowButtonProps) {
  return (
    <button
      type="button"
      data-look={look}
      data-size={size}
      data-block={isWide || undefined}
      className={className === undefined ? ROOT : `${ROOT} ${className}`}
      {...button}
    >
      <span className={Button.classes['inner']}>
        <span className={Button.classes['label']}>{children}</span>
      </span>
    </button>
  )
}
