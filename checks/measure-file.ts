/** Set-up file of every Vitest: notes with each test file how long its worker waited, and for what. */
import { performance } from 'node:perf_hooks'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Time in which the worker had nothing to do: it waited for a clock, a socket or another process. */
    waitedMs?: number
    /** The part of it that was spent on starting something, such as `databases`. */
    startedMs?: Record<string, number>
  }
}

// Test helpers add to it; they belong to other packages.
const STARTED = Symbol.for('tiffin.startedMs')
const shared = globalThis as { [STARTED]?: Record<string, number> }

shared[STARTED] = {}
const before = performance.eventLoopUtilization()

// Vitest insists on a pattern for the fixtures.
// oxlint-disable-next-line no-empty-pattern
afterAll(({}, file) => {
  file.meta.waitedMs = performance.eventLoopUtilization(before).idle
  file.meta.startedMs = { ...shared[STARTED] }
})
