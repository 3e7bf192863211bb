import { Paper, Title, type BoxProps, type TitleProps } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface TitledSectionProps extends BoxProps {
  title: string
  order?: TitleProps['order']
  size?: TitleProps['size']
  /** On a card of its own. */
  isCard?: boolean
  children: ReactNode
}

/** A section of an admin page under its own heading, which also names it for screen readers. */
export function TitledSection(props: TitledSectionProps) {
  const { title, order = 2, size = 'h4', isCard = false, children, ...box } = props
  const id = useId()
  // A nested Paper would repeat the outer shadow.
  const frame = isCard ? { p: 'lg', shadow: 'xs' } : { bg: 'transparent', style: { boxShadow: 'none' } }
  return (
    <Paper component="section" aria-labelledby={id} {...frame} {...box}>
      <Title id={id} order={order} size={size} mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  )
}
