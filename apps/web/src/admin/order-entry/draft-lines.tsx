import {
  ActionIcon,
  Button,
  Group,
  Text,
  TextInput,
  Modal,
  Stack,
  Fieldset,
  NativeSelect,
  SimpleGrid,
} from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import {
  lineKey,
  MAX_KITCHEN_NOTE_LENGTH,
  type CartItem,
  type Product,
  type LineOption,
  type Order,
} from '@tiffin/contract'
import { useState, type ReactNode, useLayoutEffect, useRef, type FormEvent } from 'react'
import { DietNotes, focusGroup, OptionFields } from '../../domain/option-fields.tsx'
import { LineDetails } from '../../domain/order-parts.tsx'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { countableExtras, type ChosenExtras } from '../../lib/format/order-extras.ts'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { useOptions } from '../../lib/forms/option-selection.ts'
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

interface OptionQuestionProps {
  product: Product
  /** What is chosen now; without it, what the dish has at first. */
  options: readonly LineOption[] | undefined
  onAnswer: (options: LineOption[]) => void
  onClose: () => void
}

/** Opens on the first choice: arrows choose, Tab goes to the next group, and Enter takes it. */
export const OptionQuestion = (props: OptionQuestionProps) => (
  <Modal
    opened
    size="lg"
    title={props.product.title}
    transitionProps={{ duration: 0 }}
    // The page decides where the keyboard continues.
    returnFocus={false}
    onClose={props.onClose}
  >
    <OptionForm {...props} />
  </Modal>
)

function OptionForm({ product, options, onAnswer }: OptionQuestionProps) {
  const money = useMoney()
  const chosen = useOptions(product.optionGroups, options)
  const form = useRef<HTMLFormElement>(null)

  // Otherwise the dialog puts the focus on its first button, which closes it.
  useLayoutEffect(() => findFirst(form.current)?.setAttribute('data-autofocus', ''), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // In React's tree it is inside the form of the order.
    event.stopPropagation()
    const incomplete = chosen.check()
    if (incomplete === null) onAnswer(chosen.options)
    else focusGroup(form.current, incomplete)
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack>
        <div>
          <OptionFields chosen={chosen} dish={product} />
        </div>
        <DietNotes product={product} options={chosen.options} />
        <Group justify="space-between">
          <Text fw={650} aria-live="polite">
            {money.format(unitCentsOf(product, money, chosen.options))}
          </Text>
          <Button type="submit" h={44}>
            Use these options
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** What is chosen of the first group, or its first choice. */
function findFirst(form: HTMLFormElement | null) {
  const group = form?.querySelector('[data-group]')
  return (
    group?.querySelector('input:checked:not(:disabled)') ??
    group?.querySelector('input:not(:disabled), button:not(:disabled)')
  )
}

interface ExtraFieldsProps {
  /** That is changed; none for a new one. */
  order?: Pick<Order, 'extras'>
  chosen: ChosenExtras
  error?: string | undefined
  onChange: (chosen: ChosenExtras) => void
}

/** How many of each pickup extra the guest asks for. */
export function ExtraFields({ order = {}, chosen, error, onChange }: ExtraFieldsProps) {
  const money = useMoney()
  const extras = countableExtras(useSettings().extras.items, order)
  if (extras.length === 0) return null
  return (
    <Fieldset legend="Pickup extras" variant="unstyled">
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm" style={{ alignItems: 'end' }}>
        {extras.map(({ id, name, price, max }) => (
          <NativeSelect
            key={id}
            label={price > 0 ? `${name}, ${money.formatAmount(price)}` : name}
            value={chosen[id] ?? 0}
            data={Array.from({ length: max + 1 }, (_, quantity) => ({
              value: String(quantity),
              label: quantity === 0 ? 'None' : String(quantity),
            }))}
            onChange={({ currentTarget }) => onChange({ ...chosen, [id]: Number(currentTarget.value) })}
          />
        ))}
      </SimpleGrid>
      {error !== undefined && (
        <Text role="alert" size="sm" c="chilli" mt="xs">
          {error}
        </Text>
      )}
    </Fieldset>
  )
}
