import { createReadStream } from 'node:fs'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../db/new-id.ts'

/** Puts unpacked pictures and mails where the site looks for them. What has that name already is the same file. */
export async function placeFiles(paths: string[], { from, to }: { from: string; to: string }): Promise<void> {
  for (const path of paths) {
    const place = join(to, path)
    const isThere = await access(place).then(
      () => true,
      () => false,
    )
    if (!isThere) await placeFile(join(from, path), place, path.startsWith('mail/'))
  }
}

async function placeFile(source: string, place: string, isPrivate: boolean) {
  await mkdir(dirname(place), { recursive: true, ...(isPrivate && { mode: 0o700 }) })
  // The folders may be on two disks. Nobody ever reads half a file.
  const unfinished = `${place}.${newId()}`
  await writeFile(unfinished, createReadStream(source), { flush: true, mode: isPrivate ? 0o600 : 0o644 })
  await rename(unfinished, place)
}
