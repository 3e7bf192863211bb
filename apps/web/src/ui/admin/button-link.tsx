import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'

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
