/** One connection per process that only listens. It comes back by itself and says when it may have missed something. */
import pg from 'pg'

const RECONNECT_AFTER_MS = 500

export function openListener(connectionString: string) {
  const callbacks = new Map<string, (payload?: string) => void>()
  let client: pg.Client | null = null
  let isUp = false
  let isClosing = false
  let retry: NodeJS.Timeout | undefined

  async function open() {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 2000, keepAlive: true })
    client = next
    next.on('notification', ({ channel, payload }) => callbacks.get(channel)?.(payload))
    next.on('error', () => {})
    next.on('end', () => handleEnd(next))
    await next.connect()
    for (const channel of callbacks.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    isUp = true
    for (const onNotify of callbacks.values()) onNotify()
  }

  function handleEnd(ended: pg.Client) {
    if (isClosing || ended !== client) return
    isUp = false
    retry ??= setTimeout(() => {
      retry = undefined
      open().catch(() => handleEnd(client ?? ended))
    }, RECONNECT_AFTER_MS)
  }

  return {
    async listen(channel: string, onNotify: (payload?: string) => void) {
      callbacks.set(channel, onNotify)
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      else await open()
    },
    isListening: () => isUp,
    async close() {
      isClosing = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
