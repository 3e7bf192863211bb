import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Generated, absent from a fresh clone: a document may name them, and their contents are not searched. */
const generated = new Set(['node_modules', 'dist', '.git', '.data', '.turbo', '.tanstack', 'test-results'])

export type Repository = {
  /** Every file and folder, relative to the root, folders without a trailing slash. */
  paths: string[]
  scripts: string[]
  packages: string[]
  read: (path: string) => Promise<string>
}

export async function readRepository(root: string): Promise<Repository> {
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const readManifest = async (path: string) =>
    JSON.parse(await read(path)) as { name: string; scripts?: Record<string, string> }

  const paths = await listPaths(root, '')
  const manifests = paths.filter((path) => path.endsWith('/package.json'))
  const packages = await Promise.all(manifests.map(async (path) => (await readManifest(path)).name))
  const { scripts = {} } = await readManifest('package.json')
  return { paths, packages, scripts: Object.keys(scripts), read }
}

async function listPaths(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const nested = entries.map(async (entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (generated.has(entry.name)) return []
    return entry.isDirectory() ? [path, ...(await listPaths(root, path))] : [path]
  })
  return (await Promise.all(nested)).flat()
}
