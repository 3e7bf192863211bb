/** Waits for the first part of what is streamed: whatever fails until then can still be answered as a failure. */
export async function beginStream<Part>(parts: AsyncGenerator<Part>): Promise<AsyncGenerator<Part>> {
  const first = await parts.next()
  return (async function* () {
    try {
      if (!first.done) yield first.value
      yield* parts
    } finally {
      await parts.return(undefined)
    }
  })()
}
