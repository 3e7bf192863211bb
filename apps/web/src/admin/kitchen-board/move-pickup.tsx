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
const DEFAULT_MINUTES = '10'
const FIRST = 'first'
const MINUTE_MS = 60_000
const REASON = 'The kitchen needs a little longer today.'
const REASON_TO_GO_BACK = 'It will be ready on time after all.'

interface MovePickupProps {
  order: BoardOrder
  /** The server's time. */
  readClock: () => number
}

/** Promises the guest a later time, or the first one again, with a reason that they read. */
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
  const { pickupAt, pickupLocal, promisedAt, moveReason } = fulfillment
  const [choice, setChoice] = useState(DEFAULT_MINUTES)
  const [typed, setTyped] = useState<string | null>(null)
  const firstMs = promisedAt === undefined ? 0 : Date.parse(promisedAt)
  const canGoBack = firstMs > nowMs
  // A colleague may have moved it back meanwhile.
  const chosen = choice === FIRST && !canGoBack ? DEFAULT_MINUTES : choice
  const reasonForMore = (promisedAt !== undefined && moveReason) || REASON
  const reason = typed ?? (chosen === FIRST ? REASON_TO_GO_BACK : reasonForMore)
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
  const clockOf = (ms: number) => formatClock(localAt({ at: pickupAt, local: pickupLocal }, ms), region)
  const chosenMs = chosen === FIRST ? firstMs : msAfter(Number(chosen))

  return (
    <Modal opened onClose={onClose} title={`Delay order ${number}`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate({ pickupAt: new Date(chosenMs).toISOString(), reason })
        }}
      >
        <Stack>
          <SegmentedControl
            aria-label="New pickup time"
            fullWidth
            size="md"
            classNames={{ label: classes.newTime }}
            orientation={canGoBack ? 'vertical' : 'horizontal'}
            data={[
              ...(canGoBack ? [{ value: FIRST, label: `Back to ${clockOf(firstMs)}` }] : []),
              ...MINUTES.map((more) => ({
                value: String(more),
                label: `+${more}: ${clockOf(msAfter(more))}`,
              })),
            ]}
            value={chosen}
            onChange={setChoice}
          />
          <Textarea
            label="Message to the guest"
            description={`At most ${MAX_CANCEL_REASON_LENGTH} characters`}
            rows={3}
            required
            maxLength={MAX_CANCEL_REASON_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <FailureAlert failure={isPending ? null : explainFailedDelay(error)} />
          <Group justify="end">
            <Button variant="default" h={44} onClick={onClose}>
              Go back
            </Button>
            <Button type="submit" h={44}>{`Promise ${clockOf(chosenMs)}`}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
