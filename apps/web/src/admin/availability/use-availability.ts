import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProductAvailability, SetAvailabilityInput, SoldOutList } from '@tiffin/contract'
import { useTRPC } from '../../lib/api/trpc.ts'
import { nameDay } from '../../lib/time/local-time.ts'

// A colleague may be changing availability too.
const LOOK_AGAIN_AFTER_MS = 15_000

const useSoldOutList = () =>
  useQuery(useTRPC().products.soldOut.queryOptions(undefined, { refetchInterval: LOOK_AGAIN_AFTER_MS }))

/** The ids of dishes that are marked as sold out; null while they are loading. */
export function useSoldOutIds() {
  const { data, isPending } = useSoldOutList()
  return isPending ? null : new Set(data?.soldOut.flatMap(({ _id, isSoldOut }) => (isSoldOut ? _id : [])))
}

/** At the restaurant; null until it is known. */
export const useToday = () => useSoldOutList().data?.today ?? null

/** Whether a dish is marked as sold out; null while that is not known. */
export function useAvailability(id: string) {
  const { data, isError } = useSoldOutList()
  if (data === undefined) return isError ? { today: null, availability: available(id) } : null
  return { today: data.today, availability: availabilityIn(data, id) }
}

/** Updates optimistically, and rolls back if the server rejects the change. */
export function useSetAvailability(id: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const cacheAvailability = (availability: ProductAvailability) =>
    queryClient.setQueryData(
      trpc.products.soldOut.queryKey(),
      (list) => list && withAvailability(list, availability),
    )

  return useMutation(
    trpc.products.setAvailability.mutationOptions({
      // Two clicks take effect in order.
      scope: { id: `availability of ${id}` },
      onMutate: async (input) => {
        // A response from before must not overwrite the optimistic update.
        await queryClient.cancelQueries(trpc.products.soldOut.pathFilter())
        const list = queryClient.getQueryData(trpc.products.soldOut.queryKey())
        if (list === undefined) return null
        cacheAvailability(foreseen(input, list.today))
        return availabilityIn(list, id)
      },
      onSuccess: cacheAvailability,
      onError: (_reason, _input, before) => before && cacheAvailability(before),
      // Does not refetch the product's editor, whose unsaved changes are based on the loaded version.
      onSettled: () => {
        const { soldOut, list, listForStaff, get } = trpc.products
        return Promise.all(
          [soldOut, list, listForStaff, get].map((query) =>
            queryClient.invalidateQueries(query.pathFilter()),
          ),
        )
      },
    }),
  )
}

const available = (_id: string): ProductAvailability => ({ _id, isSoldOut: false, soldOutUntil: null })

const availabilityIn = ({ soldOut }: SoldOutList, id: string): ProductAvailability =>
  soldOut.find(({ _id }) => _id === id) ?? available(id)

const withAvailability = ({ today, soldOut }: SoldOutList, changed: ProductAvailability): SoldOutList => ({
  today,
  soldOut: [...soldOut.filter(({ _id }) => _id !== changed._id), changed],
})

function foreseen(input: SetAvailabilityInput, today: string): ProductAvailability {
  if (!input.soldOut) return available(input.id)
  const until = input.until === 'tomorrow' ? dayAfter(today) : (input.until ?? null)
  return { _id: input.id, isSoldOut: true, soldOutUntil: until }
}

/** 'Available', 'Sold out', 'Sold out until tomorrow', 'Sold out until Thursday, January 15'. */
export function describeAvailability(
  { isSoldOut, soldOutUntil }: Omit<ProductAvailability, '_id'>,
  today: string,
): string {
  if (!isSoldOut) return 'Available'
  return soldOutUntil === null ? 'Sold out' : `Sold out until ${nameDay(soldOutUntil, today)}`
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The next calendar day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10)
