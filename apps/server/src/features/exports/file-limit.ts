import { Refusal } from '../../platform/refusal.ts'

const MAX_FILE_BYTES = 10 * 1024 * 1024

/** A file is handed over whole; one that is larger would hold up everybody else. */
export function refuseLargeFile(bytes: number) {
  if (bytes <= MAX_FILE_BYTES) return
  throw new Refusal('TOO_LARGE', 'This file would have more than 10 MB. Choose a shorter span.')
}
