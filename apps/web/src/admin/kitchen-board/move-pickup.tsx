import { MAX_CANCEL_REASON_LENGTH, type BoardOrder } from '@tiffin/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button, Group, Modal, SegmentedControl, Stack, Textarea } from '@mantine/core'
import { formatClock, localAt } from '../../lib/time/local-time.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { callAtOnce, explainSilence, isUnanswered } from '../../lib/forms/call-at-once.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { useSettings } from '../../lib/api/settings.tsx'
import classes from './board-card.module.css'

const MINUTES = [5, 10, 15]
const DEFAULT_MINUTES = 10
const MINUTE_MS = 60_000
const REASON = 'The kitchen needs a little longer today.'

interface MovePickupProps {
  order: BoardOrder
  /** The server's time. */
  readClock: () => number
}

/** Promises the guest a later time, with a reason that they read. */
export function MovePickup({ order, readClock }: MovePickupProps) {
  // When the button was pressed: the time of a late order has passed, so its minutes count from then.
  const [openedMs, setOpenedMs] = useState<number | null>(null)
  return (
    <>
      <RowButton
        look="default"
        className={classes.delay}
        aria-label={`Delay: order ${order.number}`}
        onClick={() => setOpenedMs(readClock())}
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

const isSameTime = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) === Date.parse(other)

const explainFailedDelay = (error: unknown) =>
  error === null ? null : (explainSilence(error, 'the guest has the new time') ?? explainFailure(error))

function MoveForm({ order: { _id: id, number, fulfillment }, nowMs, onClose }: MoveFormProps) {
  const { region } = useSettings()
  const { pickupAt, pickupLocal, moveReason } = fulfillment
  const [minutes, setMinutes] = useState(DEFAULT_MINUTES)
  const [reason, setReason] = useState(moveReason ?? REASON)
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (wanted: { pickupAt: string; reason: string }) =>
      callAtOnce((options) => client.orders.movePickup.mutate({ id, from: pickupAt, ...wanted }, options)),
    onSuccess: async () => {
      await queryClient.invalidateQueries(trpc.orders.board.pathFilter())
      onClose()
    },
    onError: () => void queryClient.invalidateQueries(trpc.orders.board.pathFilter()),
  })
  // Only its answer was lost: another press would add the minutes to the new time.
  const hasArrived = error !== null && isUnanswered(error) && isSameTime(variables?.pickupAt, pickupAt)
  useEffect(() => {
    if (hasArrived) onClose()
  }, [hasArrived, onClose])
  const msAfter = (more: number) => Math.max(Date.parse(pickupAt), nowMs) + more * MINUTE_MS
  const clockAfter = (more: number) =>
    formatClock(localAt({ at: pickupAt, local: pickupLocal }, msAfter(more)), region)

  return (
    <Modal opened onClose={onClose} title={`Delay order ${number}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate({ pickupAt: new Date(msAfter(minutes)).toISOString(), reason })
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
          <FailureAlert failure={isPending ? null : explainFailedDelay(error)} />
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
