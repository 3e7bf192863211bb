import { isOpenStatus, type CartItem, type LineOption, type Order, type Product } from '@tiffin/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { explainFailedMove, readErrorBody, type Failure } from '../../lib/api/explain-failure.ts'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import {
  callAtOnce,
  explainSilence,
  isUnanswered,
  contentsWanted,
  type Contents,
} from '../../lib/forms/call-at-once.ts'
import { showToast } from '../../ui/toast.ts'
import {
  changeInput,
  draftOf,
  withoutWords,
  type ChangeDraft,
  type ChangedLine,
  type ChangeInput,
} from './change-draft.ts'
import { makeLine } from './order-draft.ts'
import { useRankedMenu } from './use-ranked-menu.ts'

interface AskedOptions {
  product: Product
  options: readonly LineOption[] | undefined
  quantity: number
  /** Of the line that is changed; null: it is a new one. */
  place: number | null
}

const NO_PRODUCTS: readonly Product[] = []

interface ChangeOutcomes {
  onChanged: () => void
  /** Its answer was lost: it may have become what is given here. */
  onLost: (wanted: Contents) => void
}

/** All that staff change of an order, what it would cost, and changing it. */
export function useChangeOrder(order: Order, { onChanged, onLost }: ChangeOutcomes) {
  const [draft, setDraft] = useState(() => draftOf(order))
  const [asked, setAsked] = useState<AskedOptions | null>(null)
  const money = useMoney(order.currency)
  const { menu: products = NO_PRODUCTS, rankOf } = useRankedMenu()

  const input = changeInput(order, draft)
  const isChanged = JSON.stringify(input) !== JSON.stringify(changeInput(order, draftOf(order)))
  const saving = useSaving(order, onChanged)
  const preview = usePreview(input, isChanged && draft.lines.length > 0 && isOpenStatus(order.status))
  const isPreviewed = !isChanged || (preview.data !== undefined && !preview.isPlaceholderData)
  const error = saving.error ?? preview.error
  // Without an answer nobody knows the total: a press asks for it again.
  const isSilent = preview.isError && readErrorBody(preview.error) === null
  const issues = readErrorBody(error)?.issues ?? []

  /** What the last attempt ran into is about what is no longer wanted. */
  function change(next: (now: ChangeDraft) => ChangeDraft) {
    saving.reset()
    setDraft(next)
  }

  const changeLine = (place: number, next: (line: ChangedLine) => ChangedLine) =>
    change((now) => ({ ...now, lines: now.lines.map((line, at) => (at === place ? next(line) : line)) }))

  const add = (product: Product, quantity: number, options?: LineOption[]) =>
    change((now) => ({ ...now, lines: [...now.lines, makeLine(product, { quantity, options }, money)] }))

  return {
    draft,
    products,
    rankOf,
    productBySlug: offeredFor(order, products),
    asked,
    isChanged,
    preview: isChanged ? preview.data : order,
    canPress: isChanged && (isPreviewed || isSilent),
    /** The kitchen has no time for it, or does not serve it then. */
    isBeyondKitchen: ['SLOT_FULL', 'CLOSED'].includes(readErrorBody(error)?.code ?? ''),
    isSaving: saving.isPending || (isSilent && preview.isFetching),
    isSaved: saving.isSuccess,
    failure: error && explain(error, saving.isError),
    lineErrors: new Map(
      issues.flatMap(({ path, message }) => {
        const place = /^items\.(\d+)/.exec(path)?.[1]
        return place === undefined ? [] : [[Number(place), message] as const]
      }),
    ),
    extrasError: issues.find(({ path }) => path.startsWith('extras'))?.message,
    errorOf: (path: string) => issues.find((issue) => issue.path === path)?.message,
    change: (changed: Partial<ChangeDraft>) => change((now) => ({ ...now, ...changed })),
    changeLine,
    setLine: (place: number, changed: Partial<CartItem>) =>
      changeLine(place, (line) => ({ ...line, ...changed })),
    removeLine: (place: number) =>
      change((now) => ({ ...now, lines: now.lines.filter((_line, at) => at !== place) })),
    pick(product: Product, quantity: number, wantsOptions: boolean) {
      const asks = product.optionGroups.some(({ min }) => wantsOptions || min > 0)
      if (asks) setAsked({ product, options: undefined, quantity, place: null })
      else add(product, quantity)
    },
    askAgain(place: number) {
      const line = draft.lines[place]
      const product = line && products.find(({ slug }) => slug === line.slug)
      if (line && product) setAsked({ product, options: line.options, quantity: line.quantity, place })
    },
    answer(options: LineOption[]) {
      if (asked === null) return
      const { product, quantity, place } = asked
      if (place === null) add(product, quantity, options)
      else changeLine(place, (line) => ({ ...line, options, areOptionsChanged: true }))
      setAsked(null)
    },
    dismiss: () => setAsked(null),
    save() {
      if (!isChanged || saving.isPending) return
      if (!isPreviewed && isSilent) void preview.refetch()
      if (!isPreviewed || preview.data === undefined) return
      const wanted = preview.data
      saving.mutate(
        { ...input, total: wanted.amounts.total },
        { onError: (reason) => isUnanswered(reason) && onLost(contentsWanted(input, wanted)) },
      )
    },
    forget: () => setDraft(draftOf(order)),
  }
}

export type ChangeOrderState = ReturnType<typeof useChangeOrder>

function explain(error: unknown, wasSaving: boolean): Failure {
  if (!wasSaving && isUnanswered(error))
    return {
      title: 'No answer, so the new total is not known.',
      hint: 'Everything you entered is still here. Press the button to ask again.',
    }
  return explainSilence(error, 'the order was changed') ?? explainFailedMove(error)
}

/** What is left of each dish for this order: its own portions are not in its way. */
function offeredFor({ items }: Order, products: readonly Product[]): ReadonlyMap<string, Product> {
  const had = new Map<string, number>()
  for (const { slug, quantity } of items) had.set(slug, (had.get(slug) ?? 0) + quantity)
  return new Map(
    products.map((product) => [
      product.slug,
      { ...product, stock: product.stock + (had.get(product.slug) ?? 0) },
    ]),
  )
}

const ASK_AGAIN_MS = 5000

/** What the order would cost, or why it cannot be changed so; asked again until there is an answer. */
function usePreview(input: ReturnType<typeof changeInput>, isWanted: boolean) {
  const client = useTRPCClient()
  const wanted = useDeferredValue(withoutWords(input))
  return useQuery({
    queryKey: ['order change', wanted],
    queryFn: () =>
      callAtOnce((options) => client.orders.change.mutate({ ...wanted, isPreview: true }, options)),
    refetchInterval: ({ state: { error } }) =>
      error !== null && readErrorBody(error) === null && ASK_AGAIN_MS,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

function useSaving({ _id: id }: Order, onChanged: () => void) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const refetch = () => {
    for (const part of [trpc.orders, trpc.products, trpc.kitchen])
      void queryClient.invalidateQueries(part.pathFilter())
  }
  /** At once: until it is read again, the order would be paid at the amount of before. */
  function showAsItIs(changed: Awaited<ReturnType<typeof client.orders.change.mutate>>) {
    queryClient.setQueryData(
      trpc.orders.getForStaff.queryKey({ id }),
      (known) => known && { ...known, ...changed },
    )
  }
  return useMutation({
    mutationFn: (wanted: ChangeInput & { total: number }) =>
      callAtOnce((options) => client.orders.change.mutate(wanted, options)),
    // A response from before must not overwrite it.
    onMutate: () => queryClient.cancelQueries(trpc.orders.getForStaff.queryFilter({ id })),
    onSuccess(changed) {
      const { number, revision } = changed
      showAsItIs(changed)
      showToast({
        message: `Order ${number} is changed`,
        kind: 'success',
        action: { label: 'Undo', onPress: () => void undo(revision) },
      })
      onChanged()
    },
    onSettled: refetch,
  })

  async function undo(revision: number) {
    try {
      const undone = await client.orders.undoChange.mutate({ id, revision })
      showAsItIs(undone)
      showToast({ message: `Order ${undone.number} is as it was`, kind: 'success' })
    } catch (reason) {
      showToast({ message: explainFailedMove(reason).title, kind: 'other' })
    }
    refetch()
  }
}
