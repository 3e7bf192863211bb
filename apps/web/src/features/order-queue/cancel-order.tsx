import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { MAX_CANCEL_REASON_LENGTH } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { moveLabels } from './move-labels.ts'

interface CancelOrderProps {
  number: number
  isBusy: boolean
  onCancel: (reason: string) => void
}

// Escape leaves this question only: Mantine's drawer listens on the window and looks for this mark.
const keepsDrawer = { 'data-mantine-stop-propagation': 'true' }
const OWN_WORDS = 'own'

/** Asks why before it cancels: the guest reads the answer. */
export function CancelOrder({ number, isBusy, onCancel }: CancelOrderProps) {
  const [isAsked, setIsAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)

  // The button that was pressed is gone with the press: the focus goes to the first reason, and back.
  useEffect(() => {
    if (isAsked !== wasAsked.current) place.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  return (
    <div ref={place}>
      {isAsked ? (
        <ReasonForm number={number} isBusy={isBusy} onCancel={onCancel} onLeave={() => setIsAsked(false)} />
      ) : (
        <Button variant="outline" color="chilli" onClick={() => setIsAsked(true)}>
          {moveLabels.cancelled.label}
        </Button>
      )}
    </div>
  )
}

function ReasonForm({ number, isBusy, onCancel, onLeave }: CancelOrderProps & { onLeave: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string | null>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const reason = chosen === OWN_WORDS ? own.trim() : chosen
    if (reason) onCancel(reason)
    else setError(chosen === null ? 'Choose a reason' : 'Write the reason')
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isBusy) onLeave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields are what is pressed
    <form aria-label={`Cancel order ${number}`} noValidate onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Stack gap="sm">
        <Radio.Group
          label={`Why is order ${number} cancelled?`}
          descriptionProps={{ c: 'var(--ink-soft)' }}
          description="The guest reads this. The portions are available again."
          value={chosen}
          onChange={(value) => {
            setChosen(value)
            setError(null)
          }}
          error={chosen !== OWN_WORDS && error}
        >
          <Stack gap="xs" mt="xs">
            {shopCopy.cancelReasons.map((reason) => (
              <Radio key={reason} value={reason} label={reason} {...keepsDrawer} />
            ))}
            <Radio value={OWN_WORDS} label="Another reason" {...keepsDrawer} />
          </Stack>
        </Radio.Group>
        {chosen === OWN_WORDS && (
          <Textarea
            label="Message to the guest"
            rows={3}
            maxLength={MAX_CANCEL_REASON_LENGTH}
            value={own}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
            error={error}
            {...keepsDrawer}
          />
        )}
        <Group gap="xs">
          <Button type="submit" color="chilli" loading={isBusy} {...keepsDrawer}>
            Yes, cancel the order
          </Button>
          <Button variant="subtle" onClick={onLeave} {...keepsDrawer}>
            Go back
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
