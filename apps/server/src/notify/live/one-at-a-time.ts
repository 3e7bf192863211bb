/** Runs the work one at a time. Calls made while it runs share one more run, which starts after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function run(): Promise<void> {
    if (running === null) {
      running = work().finally(() => (running = null))
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return run()
      })
    return next
  }
  return run
}
