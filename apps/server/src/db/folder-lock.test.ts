import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

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

test('a killed process does not keep the lock', async () => {
  const folder = newFolder()
  const module = new URL('./folder-lock.ts', import.meta.url).href
  const script = `const { lockFolder } = await import(${JSON.stringify(module)})
    await lockFolder(${JSON.stringify(folder)}); process.stdout.write('locked'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await (
    await lockFolder(folder)
  )()
})
