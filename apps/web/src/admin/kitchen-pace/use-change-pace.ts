import { trpc } from '../../lib/api/trpc.ts'

/** What the kitchen does about online orders; the latest failure is shown until something works. */
export function useChangePace() {
  const utils = trpc.useUtils()
  const pausing = trpc.kitchen.pause.useMutation({ onSettled })
  const resuming = trpc.kitchen.resume.useMutation({ onSettled })
  const slowing = trpc.kitchen.setBusy.useMutation({ onSettled })
  const all = [pausing, resuming, slowing]

  function onSettled() {
    void utils.kitchen.pace.invalidate()
    void utils.pickup.spans.invalidate()
  }

  function begin() {
    for (const { reset } of all) reset()
  }

  return {
    pause: (...input: Parameters<typeof pausing.mutate>) => {
      begin()
      pausing.mutate(...input)
    },
    resume: () => {
      begin()
      resuming.mutate()
    },
    setBusy: (...input: Parameters<typeof slowing.mutate>) => {
      begin()
      slowing.mutate(...input)
    },
    error: all.find(({ error }) => error !== null)?.error ?? null,
  }
}
