import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { lineKey, MAX_KITCHEN_NOTE_LENGTH, type CartItem, type Product } from '@tiffin/contract'
import { useState, type ReactNode } from 'react'
import { LineDetails } from '../../domain/order-parts.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { lineTrouble } from './order-draft.ts'
import classes from './new-order.module.css'

interface DraftLinesProps {
  lines: readonly CartItem[]
  products: ReadonlyMap<string, Product>
  /** What the server said, by the place of the line. */
  errors: ReadonlyMap<number, string>
  onChange: (place: number, changed: Partial<CartItem>) => void
  onRemove: (place: number) => void
  onOptions: (place: number) => void
  /** It has been ordered already: it stays, whatever the menu says now. */
  isKept?: (place: number) => boolean
  renderPrice?: (place: number) => ReactNode
}

export function DraftLines(props: DraftLinesProps) {
  const { lines, products, errors, onChange, onRemove, onOptions, isKept, renderPrice } = props
  if (lines.length === 0) return <Text c="dimmed">No dishes yet.</Text>
  return (
    <ul role="list" className={classes.lines} aria-label="Lines">
      {lines.map((line, place) => (
        <DraftLine
          // Two lines may become the same while a note is typed.
          key={`${line.slug} ${place}`}
          line={line}
          product={products.get(line.slug)}
          error={errors.get(place)}
          isKept={isKept?.(place) === true}
          price={renderPrice?.(place)}
          onChange={(changed) => onChange(place, changed)}
          onRemove={() => onRemove(place)}
          onOptions={() => onOptions(place)}
        />
      ))}
    </ul>
  )
}

const focusField = (field: HTMLElement | null) => field?.focus()

interface DraftLineProps {
  line: CartItem
  product: Product | undefined
  error: string | undefined
  isKept: boolean
  price: ReactNode
  onChange: (changed: Partial<CartItem>) => void
  onRemove: () => void
  onOptions: () => void
}

function DraftLine(props: DraftLineProps) {
  const { line, product, error, isKept, price, onChange, onRemove, onOptions } = props
  const money = useMoney()
  const [isNoting, setIsNoting] = useState(line.note !== undefined)
  const trouble = error ?? (isKept ? null : lineTrouble(line, product))
  const { title, quantity, options, note = '' } = line
  // Lines above it may have been removed: what was opened was another one's.
  const isNoted = isNoting || note !== ''
  return (
    <li className={classes.line} data-key={lineKey(line)}>
      <div className={classes.lineName}>
        <Text span fw={600}>
          {title}
        </Text>
        <LineDetails line={{ options }} />
        {trouble !== null && (
          <Text role="alert" size="sm" fw={600} c="var(--danger-deep)">
            {trouble}
          </Text>
        )}
      </div>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <Text span className={classes.linePrice}>
          {money.format(money.toCents(line.price) * quantity)}
        </Text>
        <ActionIcon
          variant="subtle"
          color="ink"
          size={36}
          mt={-6}
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap="xs" className={classes.lineTools}>
        <QuantityStepper
          label={`Quantity of ${title}`}
          value={quantity}
          onChange={(wanted) => onChange({ quantity: wanted })}
        />
        {product !== undefined && product.optionGroups.length > 0 && (
          <Button
            variant="default"
            size="compact-md"
            mih={36}
            onClick={onOptions}
            aria-label={`Options of ${title}`}
          >
            Options
          </Button>
        )}
        {!isNoted && (
          <Button
            variant="default"
            size="compact-md"
            mih={36}
            aria-label={`Note for ${title}`}
            onClick={() => setIsNoting(true)}
          >
            Note
          </Button>
        )}
        {price}
      </Group>
      {isNoted && (
        <TextInput
          className={classes.lineNote}
          aria-label={`Note for ${title}`}
          placeholder="For the kitchen, about this dish"
          ref={note === '' ? focusField : undefined}
          maxLength={MAX_KITCHEN_NOTE_LENGTH}
          value={note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value || undefined })}
        />
      )}
    </li>
  )
}
