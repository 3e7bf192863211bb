import { Radio, Stack, Textarea } from '@mantine/core'
import { MAX_CANCEL_REASON_LENGTH } from '@tiffin/contract'
import { shopCopy } from '@tiffin/restaurant'
import { useState } from 'react'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { keepsDrawer } from '../../ui/admin/question-modal.tsx'
import { moveLabels } from './move-labels.ts'

interface CancelOrderProps {
  number: number
  onCancel: (reason: string) => Promise<unknown>
}

const OTHER = 'other'

/** Asks for the reason before it cancels: the guest reads the answer. */
export function CancelOrder({ number, onCancel }: CancelOrderProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string | null>(null)
  const reasons = [...shopCopy.cancelReasons, OTHER]
  const reason = chosen === OTHER ? own.trim() : (chosen ?? '')

  function checkReason() {
    setError(reason !== '' ? null : chosen === null ? 'Choose a reason' : 'Enter a reason')
    return reason !== ''
  }

  return (
    <ConfirmButton
      label={moveLabels.cancelled.label}
      variant="outline"
      color="chilli"
      question={`Cancel order ${number}?`}
      consequence={
        <Stack gap="sm">
          <Radio.Group
            label="Reason"
            description="The guest will see this. The portions become available again."
            value={chosen}
            onChange={(value) => {
              setChosen(value)
              setError(null)
            }}
            error={chosen !== OTHER && error}
          >
            <Stack gap="xs" mt="xs">
              {reasons.map((each) => (
                <Radio
                  key={each}
                  value={each}
                  label={each === OTHER ? 'Another reason' : each}
                  data-autofocus={each === (chosen ?? reasons[0]) || undefined}
                  {...keepsDrawer}
                />
              ))}
            </Stack>
          </Radio.Group>
          {chosen === OTHER && (
            <Textarea
              label="Message to the guest"
              description={`At most ${MAX_CANCEL_REASON_LENGTH} characters`}
              rows={3}
              maxLength={MAX_CANCEL_REASON_LENGTH}
              value={own}
              onChange={({ currentTarget }) => setOwn(currentTarget.value)}
              error={error}
              {...keepsDrawer}
            />
          )}
        </Stack>
      }
      yes="Yes, cancel the order"
      no="Go back"
      onOpen={() => setError(null)}
      check={checkReason}
      run={() => onCancel(reason)}
    />
  )
}
