import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { TestProject } from 'vitest/node'
import { built } from './built.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The files of an embedded database without tables, as an archive. To create one takes seconds. */
    emptyDumpFile: string
  }
}

const EMPTY_DUMP = 'empty.tar'
const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string | undefined

/** Once for all projects. Processes that tests start are built programs: they must be those of the sources at hand. */
export function setup(project: TestProject): void {
  folder ??= buildAndUnpack()
  project.provide('emptyDumpFile', join(folder, EMPTY_DUMP))
}

/** Builds what has changed. */
function buildAndUnpack(): string {
  execFileSync('turbo', ['run', 'build', '--filter=@tiffin/server', '--output-logs=errors-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DO_NOT_TRACK: '1' },
  })
  const unpacked = mkdtempSync(join(tmpdir(), 'tiffin-empty-'))
  writeFileSync(join(unpacked, EMPTY_DUMP), gunzipSync(readFileSync(built('empty-database.tgz'))))
  return unpacked
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
