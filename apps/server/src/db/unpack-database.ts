import { mkdir, readdir, rename, rm } from 'node:fs/promises'

/**
 * Fills a folder, if it is empty, with the files of an embedded database: all of them or none. Creating them with
 * initdb takes half a gigabyte of memory, so the build includes them.
 */
export async function unpackDatabase(archive: string, folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return
  const unfinished = `${folder}.new`
  // Leftovers of a killed process. No other process is using them, because the folder is locked.
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  // Needed once in the life of a site.
  const { extract } = await import('tar')
  await extract({ file: archive, cwd: unfinished, preserveOwner: false })
  await rename(unfinished, folder)
}
