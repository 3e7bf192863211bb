import { Badge, type BadgeProps } from '@mantine/core'

const wrapping: BadgeProps['styles'] = {
  root: { overflow: 'visible' },
  label: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'break-word' },
}

/** A state in a few words, which wrap where there is little room. */
export const StateBadge = (props: Pick<BadgeProps, 'color' | 'variant' | 'children'>) => (
  <Badge h="auto" maw="100%" styles={wrapping} {...props} />
)
