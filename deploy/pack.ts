/** `npm run pack`: creates one archive of everything that production needs, Node included. Needs a finished build. */
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create } from 'tar'
import { copyPackages } from './copy-packages.ts'
import { listLicences } from './list-licences.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const here = (path: string) => join(root, path)

/** Writes `tiffin-<version>-<platform>.tgz` to the folder and returns its path. */
export async function pack(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(here('package.json'), 'utf8')) as { version: string }
  const unpacked = await mkdtemp(join(tmpdir(), 'tiffin-pack-'))
  try {
    await fill(join(unpacked, 'tiffin'), version)
    const file = join(folder, `tiffin-${version}-${process.platform}-${process.arch}.tgz`)
    await create({ file, cwd: unpacked, gzip: { level: 9 }, portable: true }, ['tiffin'])
    return file
  } finally {
    await rm(unpacked, { recursive: true })
  }
}

async function fill(target: string, version: string) {
  const to = (path: string) => join(target, path)
  for (const folder of ['bin', 'server', 'web']) await mkdir(to(folder), { recursive: true })
  await cp(process.execPath, to('bin/node'))
  await writeJson(to('package.json'), { name: 'tiffin', version, private: true, main: 'start.cjs' })
  await cp(here('deploy/start.cjs'), to('start.cjs'))
  await writeJson(to('server/package.json'), { name: '@tiffin/server', version, type: 'module' })
  await cp(here('apps/server/dist'), to('server/dist'), {
    recursive: true,
    filter: (path) => basename(path) !== 'compile-cache',
  })
  await writeJson(to('web/package.json'), { name: '@tiffin/web', version, type: 'module' })
  await cp(here('apps/web/dist'), to('web/dist'), { recursive: true })
  const packages = await copyPackages(here('apps/server'), to('server/node_modules'))
  for (const name of ['Containerfile', 'compose.yaml', 'Caddyfile', 'systemd'])
    await cp(here(`deploy/${name}`), to(`deploy/${name}`), { recursive: true })
  await cp(here('LICENSE'), to('LICENSE'))
  await writeFile(to('THIRD-PARTY.md'), await listLicences(root, packages))
}

const writeJson = (file: string, value: object) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

if (import.meta.main) {
  const file = await pack(root)
  const megabytes = (await stat(file)).size / 1024 / 1024
  process.stdout.write(
    `${file}, ${megabytes.toFixed(0)} MB\nUnpack it anywhere: tar xf ${basename(file)} && node tiffin\n`,
  )
}
