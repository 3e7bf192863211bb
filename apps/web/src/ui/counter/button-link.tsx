import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'

type ButtonAnchorProps = ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'>

const ButtonAnchor = (props: ButtonAnchorProps) => <Button component="a" variant="default" {...props} />

/** A link that looks like a button; takes `to`, `params` and `search` like any link of the router. */
export const ButtonLink = createLink(ButtonAnchor)
