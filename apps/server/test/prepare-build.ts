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

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string

/** Processes that tests start are built programs: they must be those of the sources at hand. Builds what has changed. */
export function setup(project: TestProject): void {
  execFileSync('turbo', ['run', 'build', '--filter=@tiffin/server', '--output-logs=errors-only'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DO_NOT_TRACK: '1' },
  })
  folder = mkdtempSync(join(tmpdir(), 'tiffin-empty-'))
  const emptyDumpFile = join(folder, 'empty.tar')
  writeFileSync(emptyDumpFile, gunzipSync(readFileSync(built('empty-database.tgz'))))
  project.provide('emptyDumpFile', emptyDumpFile)
}

export const teardown = () => rmSync(folder, { recursive: true })
