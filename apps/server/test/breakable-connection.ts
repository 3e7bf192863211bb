/** A connection between a server and its Postgres that a test can cut, or silence as if every packet were dropped. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type State = 'open' | 'silent' | 'cut'

export interface BreakableConnection {
  /** The database's address through this connection. */
  databaseUrl: string
  /** Silent: connections stay, or are opened, but nothing comes through. Cut: they end, and none can be opened. */
  turn(state: State): Promise<void>
  /** What is open stays silent for ever, as when a router has forgotten it; new connections work. */
  forget(): void
  close(): Promise<void>
}

export async function openBreakableConnection(databaseUrl: string): Promise<BreakableConnection> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  const forgotten = new Set<Socket>()
  let state: State = 'open'

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
      from.pipe(to)
    }
    if (state === 'silent') silence(pair)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`

  async function cut() {
    const closed = once(server, 'close')
    server.close()
    for (const socket of [...pairs, forgotten].flatMap((sockets) => [...sockets])) socket.destroy()
    forgotten.clear()
    await closed
  }

  return {
    databaseUrl: url.href,
    async turn(next) {
      if (next === 'cut') await cut()
      if (next === 'silent') for (const pair of pairs) silence(pair)
      if (state === 'cut' && next !== 'cut') await listen(port)
      // What was dropped stays dropped: anyone waiting for it has to start again.
      if (state === 'silent' && next === 'open')
        for (const [near, far] of pairs) {
          near.resume()
          near.destroy()
          far.destroy()
        }
      state = next
    },
    forget() {
      for (const pair of pairs) {
        silence(pair)
        // The end of one is not heard by the other either.
        for (const socket of pair) forgotten.add(socket.removeAllListeners('close'))
      }
      pairs.clear()
    },
    async close() {
      if (state !== 'cut') await cut()
    },
  }
}

function silence([near, far]: [Socket, Socket]) {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}
