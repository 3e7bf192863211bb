import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import { AppError } from '../../platform/app-error.ts'
import { codeOfSheets, endWithServer } from '../../program-files.ts'

const MB = 1024 * 1024
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
const { residentBytes: MAX_RESIDENT_BYTES, atOnce: MAX_AT_ONCE } = limitsWithin(memory)
// The heap's limit does not bind what lies outside of it: a file of two kilobytes can ask for gigabytes.
const HEAP_MB = Math.floor(MAX_RESIDENT_BYTES / MB) - 100
const LOOK_EVERY_MS = 50
// What takes too much between two looks is what the kernel ends first, and never the server.
const MOST_DISPENSABLE = '1000'
// A busy machine may need half a minute for the most rows that a menu can have.
const TIMEOUT_MS = 60_000
const MAX_WAITING = 10

/**
 * How many of these processes run at once, and what each may take: together half of what the machine or container has,
 * so that the server keeps its part. A large menu needs the 256 MB.
 */
export function limitsWithin(bytes: number): { residentBytes: number; atOnce: number } {
  const all = Math.max(256 * MB, bytes / 2)
  const atOnce = all < 1024 * MB ? 1 : 2
  return { residentBytes: Math.min(1024 * MB, all / atOnce), atOnce }
}

export interface SheetProcess {
  /** Its path. */
  script: string
  /** Its input. */
  bytes: Uint8Array | string
  args?: string[]
  timeoutMs?: number
  /** Aborts when no one waits for the result any more. */
  signal?: AbortSignal | undefined
}

const limit = pLimit(MAX_AT_ONCE)

/**
 * Runs a script that handles a spreadsheet: in a separate process, so no file can block the server or fill its memory,
 * and with access only to the code. Its output is passed on piece by piece.
 */
export function runSheetProcess<Result>(
  task: SheetProcess,
  take: (output: Readable) => Promise<Result>,
): Promise<Result> {
  if (limit.pendingCount >= MAX_WAITING) {
    throw new AppError('RATE_LIMITED', 'Other spreadsheets are still being read. Try again in a minute.')
  }
  return limit(() => run(task, take))
}

async function run<Result>(
  { script, bytes, args = [], timeoutMs = TIMEOUT_MS, signal }: SheetProcess,
  take: (output: Readable) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  const child = spawn(process.execPath, [...optionsOf(script), script, ...args], {
    // The server's settings contain secrets.
    env: {},
    // Nothing is written to the last one: it closes when the server ends.
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  }) as ChildProcessByStdio<Writable, Readable, null>
  const end = () => void child.kill('SIGKILL')
  const deadline = setTimeout(end, timeoutMs)
  const watching = watchMemory(child.pid, end)
  signal?.addEventListener('abort', end)
  try {
    const ended = endOf(child)
    feed(child.stdin, bytes)
    const [taken, exit] = await Promise.allSettled([take(child.stdout), ended])
    if (taken.status === 'rejected' && taken.reason instanceof AppError) throw taken.reason
    signal?.throwIfAborted()
    // A process that dies mid-message leaves half a message: the death is the reason.
    if (exit.status === 'rejected') throw exit.reason
    if (taken.status === 'rejected') throw taken.reason
    return taken.value
  } finally {
    clearTimeout(deadline)
    clearInterval(watching)
    signal?.removeEventListener('abort', end)
    end()
  }
}

/** Ends a process that takes more memory than it may. Where there is no /proc, only the limit of its heap holds. */
function watchMemory(pid: number | undefined, end: () => void): NodeJS.Timeout {
  async function look() {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const residentKb = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
    if (residentKb * 1024 > MAX_RESIDENT_BYTES) end()
  }
  writeFile(`/proc/${pid}/oom_score_adj`, MOST_DISPENSABLE).catch(() => {})
  return setInterval(() => void look(), LOOK_EVERY_MS)
}

// The code and its packages; not the data, nor what other processes have in /proc.
const optionsOf = (script: string) => [
  `--max-old-space-size=${HEAP_MB}`,
  '--max-semi-space-size=4',
  '--permission',
  ...codeOfSheets.map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-read=${script}`,
  '--allow-worker',
  `--import=${pathToFileURL(endWithServer).href}`,
  '--disable-warning=ExperimentalWarning',
]

const unreadable = () =>
  new AppError('VALIDATION', 'The file could not be read. Is it a menu of a normal size?')

function endOf(child: ChildProcessByStdio<Writable, Readable, null>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(unreadable())))
  })
}

function feed(input: Writable, bytes: Uint8Array | string) {
  // A process that has ended reads no more; its exit reports the reason.
  input.on('error', () => undefined)
  input.end(bytes)
}
