/** Set-up file of every Vitest: notes with each test file how long its worker waited, and for what. */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Time in which the worker had nothing to do: it waited for a clock, a socket or another process. */
    waitedMs?: number
    /** What the processor did for it: in the worker, and in the processes that it started and that have ended. */
    computedMs?: { itself: number; children: number }
    /** The part of it that was spent on starting something, such as `databases`. */
    startedMs?: Record<string, number>
  }
}

// Test helpers add to it; they belong to other packages.
const STARTED = Symbol.for('tiffin.startedMs')
const shared = globalThis as { [STARTED]?: Record<string, number> }

shared[STARTED] = {}
const before = performance.eventLoopUtilization()
const processorBefore = readProcessor()

// Vitest insists on a pattern for the fixtures.
// oxlint-disable-next-line no-empty-pattern
afterAll(({}, file) => {
  file.meta.waitedMs = performance.eventLoopUtilization(before).idle
  file.meta.startedMs = { ...shared[STARTED] }
  const { itself, children } = readProcessor()
  file.meta.computedMs = {
    itself: itself - processorBefore.itself,
    children: children - processorBefore.children,
  }
})

/** Of this process so far, in milliseconds. Linux counts the processes of tests too; elsewhere they stay at 0. */
function readProcessor() {
  const { user, system } = process.cpuUsage()
  const itself = (user + system) / 1000
  try {
    // proc_pid_stat(5): fields 16 and 17, in ticks of 10 ms; the second field is in brackets and may hold spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return { itself, children: (Number(fields[13]) + Number(fields[14])) * 10 }
  } catch {
    return { itself, children: 0 }
  }
}
