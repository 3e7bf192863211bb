import { mkdir, readdir, rename, rm } from 'node:fs/promises'

/**
 * Fills a folder, if it is empty, with the files of an embedded database, all or none of them. Making those with initdb
 * takes half a gigabyte of memory, so a build brings them along.
 */
export async function unpackDatabase(archive: string, folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return
  const unfinished = `${folder}.new`
  // What a process that was killed has left. No other is at it, for the folder is locked.
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  // Needed once in the life of a site.
  const { extract } = await import('tar')
  await extract({ file: archive, cwd: unfinished, preserveOwner: false })
  await rename(unfinished, folder)
}
