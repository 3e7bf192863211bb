import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { MAX_BOARD_ORDERS, openStatuses, type BoardOrder, type KitchenBoard as Board } from '@tiffin/contract'
import { useCallback, useRef, useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { dayOf, localAt } from '../../lib/time/local-time.ts'
import { liveQuery } from '../../lib/live/live-state.ts'
import { statusLabels, nextMove } from '../../lib/format/order-status.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useServerClock } from '../../lib/time/server-clock.ts'
import { useIsOutsideHours } from '../../lib/time/outside-hours.ts'
import { FailedQuery } from '../../ui/admin/failure-alert.tsx'
import { questionBefore, useAskedStep } from '../../domain/admin/step-question.tsx'
import { describeLeft } from '../../lib/time/describe-pickup.ts'
import { BoardCard } from './board-card.tsx'
import {
  SchemeButton,
  SearchField,
  SilentPrinters,
  StationFilter,
  ConnectionLine,
  type FilterProps,
  BellButton,
} from './board-bar.tsx'
import type { BoardStatus } from './board-search.ts'
import { LaterOrders, CookNow } from './later-orders.tsx'
import { isPartOf, sortBoard, totalDishes, type ShownOrder } from './sort-board.ts'
import { RefusedTaps, UndoBar } from './tap-notes.tsx'
import { applyPendingTaps } from './tap-queue.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useTaps } from './use-taps.ts'
import classes from './kitchen-board.module.css'

interface KitchenBoardProps extends FilterProps {
  /** Buttons beside the search. */
  actions?: ReactNode
}

/** The open orders on a screen in the kitchen, in columns by status. */
export function KitchenBoard({ search: asked, onSearch, actions }: KitchenBoardProps) {
  const trpc = useTRPC()
  const query = useQuery(trpc.orders.board.queryOptions(undefined, { ...liveQuery, staleTime: 0 }))
  const { data: board, isError } = query
  // One that was removed since would show an empty board while the bell rings.
  const isRemoved =
    asked.station !== undefined && board?.stations.every(({ key }) => key !== asked.station) === true
  const search = isRemoved ? { ...asked, station: undefined } : asked
  const taps = useTaps()
  const element = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  useWakeLock()
  const silentPrinters = useReportBoard()
  useBoardKeys({
    board: element,
    search: searchField,
    onClear: () => onSearch({ ...search, q: undefined }),
    onUndo: () => taps.undoables[0] && taps.undo(taps.undoables[0]),
  })

  const orders = applyPendingTaps(board?.orders ?? [], taps.waiting)
  return (
    <div ref={element} className={classes.board}>
      <Group gap="xs" className={classes.bar}>
        <h1>Kitchen</h1>
        <BellButton orders={orders} />
        <SilentPrinters names={silentPrinters} />
        <SchemeButton />
        {actions}
        <SearchField field={searchField} search={search} onSearch={onSearch} />
        <StationFilter stations={board?.stations ?? []} search={search} onSearch={onSearch} />
      </Group>
      <div className={classes.orders}>
        <RefusedTaps refused={taps.refused} onClose={taps.forgetRefused} />
        {board ? (
          <Columns board={board} search={search} onSearch={onSearch} taps={taps} />
        ) : isError ? (
          <FailedQuery message="The orders could not be loaded." onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton role="status" aria-label="Loading orders…" h="20rem" />
        )}
      </div>
      <div className={classes.foot}>
        {board && (
          <ConnectionLine
            time={board.now}
            isStale={isError}
            waiting={taps.isStuck ? taps.waiting.length : 0}
          />
        )}
        <UndoBar
          orders={orders}
          stations={board?.stations ?? []}
          undoables={taps.undoables}
          onUndo={taps.undo}
          onOver={taps.forgetUndo}
        />
      </div>
    </div>
  )
}

interface ColumnsProps extends FilterProps {
  board: Board
  taps: ReturnType<typeof useTaps>
}

function Columns({ board, search, onSearch, taps }: ColumnsProps) {
  const { nowMs, read: readClock } = useServerClock()
  const isOutsideHours = useIsOutsideHours()
  const { columns, later } = sortBoard(applyPendingTaps(board.orders, taps.waiting), search, nowMs)
  const current = search.column ?? 'placed'
  const { takeSteps } = taps
  const { step, question } = useAskedStep<BoardOrder>(
    useCallback((order, to, paidBy) => takeSteps([order], to, { paidBy }), [takeSteps]),
  )
  const { station } = search
  const handleStep = useCallback(
    (order: ShownOrder) => {
      if (station !== undefined && isPartOf(order, station)) takeSteps([order], 'ready', { station })
      else step(order, nextMove[order.status as BoardStatus].to)
    },
    [step, takeSteps, station],
  )
  const today = dayOf(localAt(board.now, nowMs))
  const handleOpen = useCallback(
    ({ _id }: BoardOrder) => onSearch({ ...search, order: _id }),
    [onSearch, search],
  )
  const isWaiting = ({ _id }: BoardOrder) => taps.isStuck && taps.waiting.some(({ id }) => id === _id)
  return (
    <>
      {question}
      {board.orders.length >= MAX_BOARD_ORDERS && (
        <Text role="status">
          {`The board has room for ${MAX_BOARD_ORDERS} orders. Any others, which are due later, are under Orders.`}
        </Text>
      )}
      <CookNow totals={totalDishes(columns, search.station)} />
      <LaterOrders
        orders={later}
        today={today}
        // What is searched for must not hide.
        isOpen={search.q !== undefined}
        isWaiting={isWaiting}
        isOutsideHours={isOutsideHours}
        onStep={handleStep}
        onOpen={handleOpen}
      />
      <Group role="group" aria-label="Columns" gap="xs" grow hiddenFrom="sm" preventGrowOverflow={false}>
        {openStatuses.map((status) => (
          <Button
            key={status}
            h={48}
            px={4}
            variant={status === current ? 'filled' : 'default'}
            aria-pressed={status === current}
            onClick={() => onSearch({ ...search, column: status === 'placed' ? undefined : status })}
          >
            {`${statusLabels[status].label} ${columns[status].length}`}
          </Button>
        ))}
      </Group>
      <div
        className={classes.columns}
        style={
          {
            '--columns': openStatuses.map((status) => widthFor(columns[status].length)).join(' '),
          } as CSSProperties
        }
      >
        {openStatuses.map((status) => (
          <Column
            key={status}
            status={status}
            count={columns[status].length}
            isCurrent={status === current}
            beside={status === 'placed' && <AcceptAll placed={columns.placed} onAccept={takeSteps} />}
          >
            {columns[status].map((order) => {
              const { text, urgency } = describeLeft(order, nowMs)
              return (
                <BoardCard
                  key={order._id}
                  order={order}
                  today={today}
                  left={text}
                  urgency={urgency}
                  readClock={readClock}
                  station={search.station}
                  stations={board.stations}
                  isWaiting={isWaiting(order)}
                  isOutsideHours={isOutsideHours(order)}
                  onStep={handleStep}
                  onOpen={handleOpen}
                />
              )
            })}
          </Column>
        ))}
      </div>
    </>
  )
}

/** As wide as it is full, in few steps: a tap must not move what is beside it. */
function widthFor(orders: number): string {
  if (orders === 0) return '8rem'
  const share = orders < 3 ? 1 : orders < 7 ? 1.5 : 2.5
  return `minmax(14rem, ${share}fr)`
}

interface ColumnProps {
  status: BoardStatus
  count: number
  /** A phone shows this one only. */
  isCurrent: boolean
  /** Below the heading. */
  beside: ReactNode
  children: ReactNode
}

function Column({ status, count, isCurrent, beside, children }: ColumnProps) {
  const { label } = statusLabels[status]
  return (
    <section
      data-column={status}
      data-current={isCurrent || undefined}
      className={classes.column}
      aria-label={label}
    >
      <h2 className={classes.heading}>
        {label} <span>{count}</span>
      </h2>
      {beside}
      {count === 0 ? <p className={classes.none}>No orders</p> : <ul role="list">{children}</ul>}
    </section>
  )
}

interface AcceptAllProps {
  placed: ShownOrder[]
  onAccept: (orders: readonly BoardOrder[], to: 'accepted') => void
}

/** Accepts what waits in one tap. Who accepts an allergy has read it: those orders stay, each with its own question. */
function AcceptAll({ placed, onAccept }: AcceptAllProps) {
  const plain = placed.filter((order) => questionBefore(order, 'accepted') === null)
  if (plain.length < 2) return null
  const others = plain.length < placed.length ? ' without allergies' : ''
  return (
    <Button variant="default" h={44} mb="xs" fullWidth onClick={() => onAccept(plain, 'accepted')}>
      {`Accept all ${plain.length}${others}`}
    </Button>
  )
}

/** Keeps the screen on while the page is open and visible, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false

    async function request() {
      // The browser releases it whenever the page is hidden.
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      const granted = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void granted?.release()
      else lock = granted
    }
    const handleVisibility = () => void request()

    void request()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release()
    }
  }, [])
}

const EVERY_MS = 30_000

/**
 * Tells the server that a board is open, so that the other pages need not warn that there is none. Returns the names of the
 * printers that are out of reach.
 */
function useReportBoard(): readonly string[] {
  const [silent, setSilent] = useState<readonly string[]>([])
  const trpc = useTRPC()
  // A report that fails is made up for by the next one.
  const { mutate } = useMutation(
    trpc.kitchen.reportBoard.mutationOptions({ onSuccess: (presence) => setSilent(presence.silentPrinters) }),
  )
  useEffect(() => {
    mutate()
    const reporting = setInterval(() => mutate(), EVERY_MS)
    return () => clearInterval(reporting)
  }, [mutate])
  return silent
}
