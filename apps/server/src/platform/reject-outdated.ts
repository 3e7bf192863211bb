import { Refusal } from './refusal.ts'

/** Rejects an edit that is based on an older version; without a version the last write wins. */
export function rejectOutdated(
  name: string,
  now: { version: number },
  baseVersion: number | undefined,
): void {
  if (baseVersion === undefined || baseVersion === now.version) return
  throw new Refusal(
    'CONFLICT',
    `${name} was changed by someone else in the meantime. Take another look first.`,
  )
}
