/** One event of a stream. `kind` is 'message' unless the server names another. */
export interface ServerEvent {
  kind: string
  id: string | undefined
  data: string
}

/** The events of a `text/event-stream` (HTML Standard, 9.2.6), of which the server uses names, ids and data. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    // An event without the blank line after it has not arrived.
    if (done) return
    const blocks = (rest + value.replaceAll('\r', '')).split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks.map(readEvent)
  }
}

function readEvent(block: string): ServerEvent {
  const fields = block.split('\n').map((line): [name: string, value: string] => {
    const [name = ''] = line.split(':', 1)
    return [name, line.slice(name.length + 1).replace(/^ /, '')]
  })
  const valueOf = (wanted: string) => fields.filter(([name]) => name === wanted).at(-1)?.[1]
  const data = fields.flatMap(([name, value]) => (name === 'data' ? value : []))
  return { kind: valueOf('event') ?? 'message', id: valueOf('id'), data: data.join('\n') }
}
