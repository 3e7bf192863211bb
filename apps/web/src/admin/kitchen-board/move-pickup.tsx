import { Button, Group, Modal, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { MAX_CANCEL_REASON_LENGTH, type BoardOrder } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { formatClock, localAt } from '../../lib/time/local-time.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { RowButton } from '../../ui/admin/row-button.tsx'
import classes from './board-card.module.css'

const MINUTES = [5, 10, 15]
const DEFAULT_MINUTES = 10
const MINUTE_MS = 60_000
const REASON = 'The kitchen needs a little longer today.'

/** Promises the guest a later time, with a reason that they read. */
export function MovePickup({ order }: { order: BoardOrder }) {
  // When the button was pressed: the time of a late order has passed, so its minutes count from then.
  const [openedMs, setOpenedMs] = useState<number | null>(null)
  return (
    <>
      <RowButton
        look="default"
        className={classes.delay}
        aria-label={`Delay: order ${order.number}`}
        onClick={() => setOpenedMs(Date.now())}
      >
        Delay
      </RowButton>
      {openedMs !== null && <MoveForm order={order} nowMs={openedMs} onClose={() => setOpenedMs(null)} />}
    </>
  )
}

interface MoveFormProps {
  order: BoardOrder
  nowMs: number
  onClose: () => void
}

function MoveForm({ order: { _id: id, number, fulfillment }, nowMs, onClose }: MoveFormProps) {
  const { pickupAt, pickupLocal, moveReason } = fulfillment
  const [minutes, setMinutes] = useState(DEFAULT_MINUTES)
  const [reason, setReason] = useState(moveReason ?? REASON)
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.orders.movePickup.useMutation({
    onSuccess: async () => {
      await utils.orders.board.invalidate()
      onClose()
    },
  })
  const msAfter = (more: number) => Math.max(Date.parse(pickupAt), nowMs) + more * MINUTE_MS
  const clockAfter = (more: number) =>
    formatClock(localAt({ at: pickupAt, local: pickupLocal }, msAfter(more)))

  return (
    <Modal opened onClose={onClose} title={`Delay order ${number}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate({ id, pickupAt: new Date(msAfter(minutes)).toISOString(), reason })
        }}
      >
        <Stack>
          <SegmentedControl
            aria-label="New pickup time"
            fullWidth
            size="md"
            data={MINUTES.map((more) => ({ value: String(more), label: `+${more}: ${clockAfter(more)}` }))}
            value={String(minutes)}
            onChange={(value) => setMinutes(Number(value))}
          />
          <Textarea
            label="Message to the guest"
            description={`At most ${MAX_CANCEL_REASON_LENGTH} characters`}
            rows={3}
            required
            maxLength={MAX_CANCEL_REASON_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <FailureAlert failure={error === null || isPending ? null : explainFailure(error)} />
          <Group justify="end">
            <Button variant="default" h={44} onClick={onClose}>
              Go back
            </Button>
            <Button type="submit" h={44}>{`Promise ${clockAfter(minutes)}`}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
