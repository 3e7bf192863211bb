import {
  Stack,
  Text,
  Paper,
  SimpleGrid,
  Title,
  type SimpleGridProps,
  type BoxProps,
  type TitleProps,
} from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useMoney } from '../../lib/api/settings.tsx'
import classes from './amount-rows.module.css'

interface FactListProps {
  /** By name, in display order; those without a value are left out. */
  facts: Record<string, ReactNode>
}

/** A list of names with their values below. */
export const FactList = ({ facts }: FactListProps) => (
  <Stack component="dl" gap="sm" m={0}>
    {Object.entries(facts).map(
      ([name, value]) =>
        value !== undefined &&
        value !== null && (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Stack component="dd" gap={2} m={0} align="flex-start" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Stack>
          </div>
        ),
    )}
  </Stack>
)

interface FigureTilesProps {
  cols: NonNullable<SimpleGridProps['cols']>
  figures: readonly { label: string; figure: ReactNode; beside?: ReactNode }[]
}

/** Figures side by side, each below its label. */
export const FigureTiles = ({ figures, cols }: FigureTilesProps) => (
  <SimpleGrid component="dl" m={0} cols={cols}>
    {figures.map(({ label, figure, beside }) => (
      <Paper key={label} p="md" shadow="xs" style={{ containerType: 'inline-size' }}>
        <Text component="dt" size="sm" c="dimmed">
          {label}
        </Text>
        <Text component="dd" m={0} ff="heading" fz="clamp(1.1rem, 14cqi, 1.75rem)" fw={600}>
          {figure}
          {beside}
        </Text>
      </Paper>
    ))}
  </SimpleGrid>
)

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

export interface AmountRow {
  name: string
  amount: number
  /** Below the name. */
  detail?: ReactNode
  isTotal?: boolean
  /** Left out if it is 0. */
  isOptional?: boolean
}

/** Names with their amounts, one below the other. */
export function AmountRows({ rows }: { rows: readonly AmountRow[] }) {
  const money = useMoney()
  return (
    <dl className={classes.rows}>
      {rows
        .filter(({ isOptional, amount }) => !isOptional || amount !== 0)
        .map(({ name, amount, detail, isTotal }) => (
          <div key={name} className={classes.row} data-total={isTotal || undefined}>
            <dt>
              {name}
              {detail !== undefined && <div className={classes.detail}>{detail}</div>}
            </dt>
            <dd>{money.formatAmount(amount)}</dd>
          </div>
        ))}
    </dl>
  )
}
