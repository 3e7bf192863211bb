import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { LineOption, Product } from '@tiffin/contract'
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { DietNotes, focusGroup, OptionFields } from '../../domain/option-fields.tsx'
import { useMoney } from '../../lib/api/settings.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { useOptions } from '../../lib/forms/option-selection.ts'

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
