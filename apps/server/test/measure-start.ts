// `checks/measure-file.ts` reads and clears it for each test file.
const STARTED = Symbol.for('tiffin.startedMs')
const shared = globalThis as { [STARTED]?: Record<string, number> }

/** Starts something and notes how long that took, for the table of `npm run times`. */
export async function measureStart<Started>(
  what: 'databases' | 'processes',
  start: () => Promise<Started>,
): Promise<Started> {
  const begun = performance.now()
  try {
    return await start()
  } finally {
    const started = (shared[STARTED] ??= {})
    started[what] = (started[what] ?? 0) + performance.now() - begun
  }
}
