import { cp, readFile, realpath } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

export interface CopiedPackage {
  name: string
  version: string
  license: string
  folder: string
}

/** What the server's bundle leaves out (`external` in its `vite.config.ts`); of their dependencies, only what is listed here. */
const outside: Record<string, { files?: RegExp; isAlone?: boolean }> = {
  // The database itself, with the one extension that is loaded, and only what is imported.
  '@electric-sql/pglite': {
    files:
      /^dist\/((index|pglite|initdb|chunk-\w+)\.(js|wasm|data)|fs\/.+\.js|(contrib\/)?pg_trgm\.(js|tar\.gz))$/,
  },
  '@node-rs/argon2': {},
  sharp: { files: /^(dist|lib)\// },
  // Its only dependency reports to its makers who installs it.
  'swagger-ui-dist': { files: /^swagger-ui(-bundle)?\.(js|css)$/, isAlone: true },
}

const neverWanted = /\.(map|d\.[cm]?ts)$|\.md$/
const alwaysWanted = /^(package\.json|(LICEN[CS]E|NOTICE)[^/]*)$/i

/** Copies those packages, each once and side by side, with those of their dependencies that exist for this platform. */
export async function copyPackages(from: string, to: string): Promise<CopiedPackage[]> {
  const copied = new Map<string, CopiedPackage>()
  for (const [name, { files, isAlone = false }] of Object.entries(outside))
    await copyPackage(join(from, 'node_modules', name), { to, copied, files, isAlone })
  return [...copied.values()]
}

interface Copying {
  to: string
  copied: Map<string, CopiedPackage>
  files?: RegExp | undefined
  isAlone?: boolean
}

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

async function copyPackage(link: string, { to, copied, files, isAlone }: Copying) {
  const folder = await realpath(link)
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license = 'unknown' } = manifest
  const before = copied.get(name)
  if (before && before.version !== version)
    throw new Error(`Both ${before.version} and ${version} of ${name} are wanted, and only one has room.`)
  if (before) return
  copied.set(name, { name, version, license, folder })
  await cp(folder, join(to, name), { recursive: true, filter: wantedIn(folder, files) })
  if (isAlone) return
  const neighbours = name.includes('/') ? dirname(dirname(folder)) : dirname(folder)
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  for (const need of needed) {
    const isHere = await realpath(join(neighbours, need)).catch(() => null)
    const isOptional = need in (manifest.optionalDependencies ?? {})
    if (isHere !== null) await copyPackage(isHere, { to, copied })
    else if (!isOptional) throw new Error(`${name} needs ${need}, which is not installed.`)
  }
}

const wantedIn = (folder: string, files?: RegExp) => (path: string) => {
  const name = relative(folder, path)
  if (name === 'node_modules') return false
  // Folders are walked through, files are filtered.
  if (name === '' || !/\.\w+$|^licen[cs]e$|^notice$/i.test(name)) return true
  return alwaysWanted.test(name) || (!neverWanted.test(name) && (files?.test(name) ?? true))
}
