import type { Bookmark } from '@tiffin/client'
import { readFile, stat } from 'node:fs/promises'
import { replaceFile } from './replace-file.ts'

/** Keeps the number of the last event in a file, for the next run. */
export function bookmarkFile(path: string): Bookmark & { storedAt(): Promise<Date | null> } {
  return {
    read: () => orAbsent(readFile(path, 'utf8'), undefined),
    write: (id) => replaceFile(path, `${id}\n`),
    /** When a number was last stored: whatever had happened by then has been dealt with. */
    storedAt: () =>
      orAbsent(
        stat(path).then(({ mtime }) => mtime),
        null,
      ),
  }
}

const orAbsent = <Found, Absent>(reading: Promise<Found>, absent: Absent): Promise<Found | Absent> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return absent
    throw error
  })
