import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { amountTrouble, MAX_CANCEL_REASON_LENGTH, MAX_PRICE_CENTS } from '@tiffin/contract'
import { readAmount } from '@tiffin/pricing'
import { useState, type FormEvent } from 'react'
import { AmountInput } from '../../domain/admin/amount-input.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import type { ChangedLine, ChosenPrice } from './change-draft.ts'

interface LinePriceProps {
  line: ChangedLine
  /** Absent for anyone who may not charge another price. */
  onAsk?: () => void
}

/** What a line costs instead of the menu's price, and the button to change that. */
export function LinePrice({ line, onAsk }: LinePriceProps) {
  const money = useMoney()
  const { title, isComp, price, listPrice, priceReason } = line
  return (
    <>
      {onAsk && (
        <Button variant="default" size="compact-md" mih={36} aria-label={`Price of ${title}`} onClick={onAsk}>
          Price
        </Button>
      )}
      {listPrice !== undefined && (
        <Text size="sm" c="dimmed" w="100%">
          {isComp ? 'On the house' : `${money.formatAmount(price)} each`}
          {` instead of ${money.formatAmount(listPrice)}: ${priceReason}`}
        </Text>
      )}
    </>
  )
}

interface PriceQuestionProps {
  line: ChangedLine
  onAnswer: (chosen: ChosenPrice) => void
  onClose: () => void
}

const kinds = [
  { value: 'menu', label: 'Menu’s price' },
  { value: 'other', label: 'Another price' },
  { value: 'comp', label: 'On the house' },
]

export function PriceQuestion({ line, onAnswer, onClose }: PriceQuestionProps) {
  const money = useMoney()
  const [kind, setKind] = useState<ChosenPrice['kind']>(line.isComp ? 'comp' : 'other')
  const [typed, setTyped] = useState(line.isComp ? '' : money.write(line.price))
  const [reason, setReason] = useState(line.priceReason ?? '')
  const [isTried, setIsTried] = useState(false)
  const price = readAmount(typed, money)
  const priceTrouble =
    price >= 0 && money.isWhole(price)
      ? amountTrouble(price, money.decimals, MAX_PRICE_CENTS)
      : 'Enter an amount, such as 4.50'
  const isPriceWrong = kind === 'other' && priceTrouble !== null
  const isReasonMissing = kind !== 'menu' && reason.trim() === ''

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // In React's tree it is inside the form of the order.
    event.stopPropagation()
    setIsTried(true)
    if (!isPriceWrong && !isReasonMissing) onAnswer({ kind, price, reason: reason.trim() })
  }

  return (
    <Modal opened title={`Price of ${line.title}`} transitionProps={{ duration: 0 }} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm">
          <SegmentedControl
            fullWidth
            aria-label="Price"
            data={kinds}
            value={kind}
            onChange={(value) => setKind(value as ChosenPrice['kind'])}
          />
          {kind === 'other' && (
            <AmountInput
              label="For one"
              data-autofocus
              value={typed}
              error={isTried ? priceTrouble : undefined}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
          {kind !== 'menu' && (
            <TextInput
              label="Reason"
              description="In the order’s history, and on its page"
              maxLength={MAX_CANCEL_REASON_LENGTH}
              value={reason}
              error={isTried && isReasonMissing ? 'Give the reason for the price' : undefined}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Go back
            </Button>
            <Button type="submit">Use this price</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
