import { Refusal } from './refusal.ts'

/** An edit that began before another one ended is refused; one that says no version takes the last word. */
export function refuseOutdated(name: string, now: { version: number }, begunWith: number | undefined): void {
  if (begunWith === undefined || begunWith === now.version) return
  throw new Refusal(
    'CONFLICT',
    `${name} was changed by someone else in the meantime. Take another look first.`,
  )
}
