import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './data-folder.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'tiffin-lock-'))

test('a folder is locked by one process at a time, and the next one gets it when it is released', async () => {
  const folder = newFolder()
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await unlock()
  await (
    await lockFolder(folder)
  )()
})

test('the same folder under another name is the same folder', async () => {
  const folder = newFolder()
  symlinkSync(folder, `${folder}-link`)
  const unlock = await lockFolder(folder)
  await expect(lockFolder(`${folder}-link`)).rejects.toThrow(/its own DATA_DIR/)
  await unlock()
})

const module = new URL('./data-folder.ts', import.meta.url).href
const runScript = (script: string) => [
  '--input-type=module',
  '-e',
  `const { lockFolder } = await import(${JSON.stringify(module)}); ${script}`,
]

test('a killed process does not keep the lock', async () => {
  const folder = newFolder()
  const script = `await lockFolder(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, runScript(script), { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await (
    await lockFolder(folder)
  )()
})

// What a container has: a network, and numbers of processes, of its own.
const contain = ['--user', '--map-root-user', '--net', '--pid', '--fork']
const canContain = spawnSync('unshare', [...contain, 'true']).status === 0

test.runIf(canContain)('a process in another container does not get the folder either', async () => {
  const folder = newFolder()
  const script = `process.stdout.write(await lockFolder(${JSON.stringify(folder)}).then(() => 'locked', ({ name }) => name))`
  const tryFromContainer = () =>
    execFileSync('unshare', [...contain, process.execPath, ...runScript(script)], { encoding: 'utf8' })
  const unlock = await lockFolder(folder)
  expect(tryFromContainer()).toBe('FolderInUse')
  await unlock()
  expect(tryFromContainer()).toBe('locked')
})
