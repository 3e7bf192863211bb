import { useMutation } from '@tanstack/react-query'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast.ts'

interface StaffChange {
  kind: 'enable' | 'disable' | 'remove'
  run: () => Promise<unknown>
  /** When it is done. */
  said: string
}

/** One change to one colleague at a time; the list is looked up again however it ended. */
export function useChangeStaff() {
  const utils = trpc.useUtils()
  const changing = useMutation({
    mutationFn: ({ run }: StaffChange) => run(),
    onSuccess: (_answer, { said }) => void showToast({ message: said, kind: 'success' }),
    onSettled: () => utils.staff.list.invalidate(),
  })
  const { mutate, isPending, variables, error } = changing
  return {
    client: utils.client.staff,
    change: (change: StaffChange, onDone: () => void) => {
      if (!isPending) mutate(change, { onSuccess: onDone })
    },
    changing: isPending ? variables.kind : null,
    failure: error === null || isPending ? null : explain(error),
  }
}

const explain = (error: unknown) =>
  readErrorBody(error)?.message ?? 'No answer came. Please check your connection and try again.'
