import { useQueryClient } from '@tanstack/react-query'
import type { BoardOrder, OrderStatus } from '@tiffin/contract'
import { useCallback, useEffect, useState } from 'react'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useStored } from '../../lib/storage/stores.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { whoActs } from '../../lib/session/actor.ts'
import { isBoardStatus } from './board-search.ts'
import { applyTap, refusedTaps, tapQueue, sendInOrder, type Tap } from './tap-queue.ts'

/** As long as the server allows it. */
const UNDO_MS = 10_000
const MAX_UNDOS = 3

/** What was tapped at once and can still be taken back, for one order or several. */
export interface Undoable {
  taps: Tap[]
  /** Null until the first of them has been sent. */
  untilMs: number | null
}

const keyOf = ({ taps }: Undoable) => taps[0]?.key

/** Takes orders to their next step and back: at once on the screen, and in order on the server. */
export function useTaps() {
  const waiting = useStored(tapQueue)
  const refused = useStored(refusedTaps)
  const [undoables, setUndoables] = useState<Undoable[]>([])
  const [isStuck, setIsStuck] = useState(false)
  const { save, hasArrived } = useSaveTap()

  const send = useCallback(() => sendInOrder({ save, hasArrived, onStuck: setIsStuck }), [save, hasArrived])

  // Another tab may send them, so the queue says when.
  useEffect(() => tapQueue.subscribe(() => setUndoables(noteAnswers)), [])

  useEffect(() => {
    const retry = () => void send()
    retry()
    window.addEventListener('online', retry)
    const retrying = setInterval(retry, RETRY_MS)
    return () => {
      window.removeEventListener('online', retry)
      clearInterval(retrying)
    }
  }, [send])

  const push = useCallback(
    (tapped: Tap[]) => {
      tapQueue.update((taps) => [...taps, ...tapped])
      void send()
    },
    [send],
  )

  const takeSteps = useCallback(
    (
      orders: readonly BoardOrder[],
      to: OrderStatus,
      { paidBy, station }: Pick<Tap, 'paidBy' | 'station'> = {},
    ) => {
      const taps = orders.map(({ _id: id, number, status: from, revision, payment: { toPay } }) =>
        tapOf({
          id,
          number,
          kind: 'step',
          from,
          to,
          paidBy,
          station,
          revision,
          ...(paidBy && { toPay }),
        }),
      )
      push(taps)
      const ids = new Set(taps.map(({ id }) => id))
      // Only the latest step of an order can be taken back.
      setUndoables((known) =>
        [{ taps, untilMs: null }, ...without(known, ({ id }) => ids.has(id))].slice(0, MAX_UNDOS),
      )
    },
    [push],
  )

  const forgetUndo = (undoable: Undoable) =>
    setUndoables((known) => known.filter((each) => keyOf(each) !== keyOf(undoable)))

  function undo(undoable: Undoable) {
    forgetUndo(undoable)
    push(
      undoable.taps.map(({ id, number, from, to, station }) =>
        tapOf({ id, number, kind: 'undo', from: to, to: from, station }),
      ),
    )
  }

  return {
    waiting,
    refused,
    isStuck,
    undoables,
    takeSteps,
    undo,
    forgetUndo,
    forgetRefused: () => refusedTaps.set([]),
  }
}

const without = (undoables: readonly Undoable[], isGone: (tap: Tap) => boolean): Undoable[] =>
  undoables
    .map(({ taps, untilMs }) => ({ taps: taps.filter((tap) => !isGone(tap)), untilMs }))
    .filter(({ taps }) => taps.length > 0)

/** What is no longer in the queue has arrived, or was refused. */
function noteAnswers(undoables: Undoable[]): Undoable[] {
  const waiting = new Set(tapQueue.get().map(({ key }) => key))
  const refused = new Set(refusedTaps.get().map(({ key }) => key))
  return without(undoables, ({ key }) => refused.has(key)).map(({ taps, untilMs }) => ({
    taps,
    untilMs: untilMs ?? (taps.every(({ key }) => waiting.has(key)) ? null : Date.now() + UNDO_MS),
  }))
}

const RETRY_MS = 5000

const tapOf = (tap: Omit<Tap, 'key' | 'by'>): Tap => ({
  ...tap,
  key: `${tap.id} ${tap.from} ${Date.now()}`,
  by: whoActs()?._id ?? '',
})

/** An answer that takes longer will not come any more. */
const PATIENCE_MS = 10_000

/** Rejects when the signal says so, also if what is waited for never ends. */
function withSignal<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  return Promise.race([answer, promise])
}

/** Sends one tap, and puts the answer on the board. */
function useSaveTap() {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const hasArrived = useCallback(
    async ({ kind, id, to, station }: Tap) => {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const { log, status } = await withSignal(signal, client.orders.getForStaff.query({ id }, { signal }))
      // A station's tap counts once, however often it is sent.
      if (kind === 'undo') return station === undefined && status === to
      const email = whoActs()?.email
      return log.some((step) => 'status' in step && step.status === to && step.by === email)
    },
    [client],
  )
  const save = useCallback(
    async (tap: Tap) => {
      const { kind, id, from, to, paidBy, station, revision, toPay } = tap
      const refetch = () => {
        void queryClient.invalidateQueries(trpc.orders.board.pathFilter())
        void queryClient.invalidateQueries(trpc.orders.list.pathFilter())
        void queryClient.invalidateQueries(trpc.admin.waiting.pathFilter())
      }
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS)
        const changed = await withSignal(
          signal,
          kind === 'step'
            ? client.orders.changeStatus.mutate(
                { id, from, to, paidBy, station, revision, toPay },
                { signal },
              )
            : client.orders.undoStatus.mutate({ id, from, station }, { signal }),
        )
        // A response from before must not overwrite the new status.
        await queryClient.cancelQueries(trpc.orders.board.pathFilter())
        // The board was not read anew, and the time of its reading tells the server's clock.
        const updatedAt = queryClient.getQueryState(trpc.orders.board.queryKey())?.dataUpdatedAt
        queryClient.setQueryData(
          trpc.orders.board.queryKey(),
          (board) => {
            if (board === undefined) return undefined
            const orders = board.orders.map((order) => {
              if (order._id !== id) return order
              const shown = { ...order, ...changed, items: order.items }
              return station === undefined ? shown : applyTap(shown, tap)
            })
            return { ...board, orders: orders.filter(({ status }) => isBoardStatus(status)) }
          },
          updatedAt === undefined ? {} : { updatedAt },
        )
        refetch()
      } catch (error) {
        // Someone else was faster: the board shows what they did.
        if (readErrorBody(error) !== null) refetch()
        throw error
      }
    },
    [client, trpc, queryClient],
  )
  return { save, hasArrived }
}
