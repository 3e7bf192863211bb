import { Button, UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import classes from './row-button.module.css'

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
