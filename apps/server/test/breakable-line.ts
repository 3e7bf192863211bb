/** A line between a server and its Postgres that a test can cut, or let go silent as a network does that swallows everything. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type State = 'open' | 'silent' | 'cut'

export interface BreakableLine {
  /** The database's address by way of this line. */
  databaseUrl: string
  /** Silent: connections stay, or are made, and nothing comes through. Cut: they end, and none can be made. */
  turn(state: State): Promise<void>
  close(): Promise<void>
}

export async function openBreakableLine(databaseUrl: string): Promise<BreakableLine> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
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
    if (state === 'silent') hush(pair)
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
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    databaseUrl: url.href,
    async turn(next) {
      if (next === 'cut') await cut()
      if (next === 'silent') for (const pair of pairs) hush(pair)
      if (state === 'cut' && next !== 'cut') await listen(port)
      // What was swallowed stays swallowed: whoever waits for it has to begin anew.
      if (state === 'silent' && next === 'open')
        for (const [near, far] of pairs) {
          near.resume()
          near.destroy()
          far.destroy()
        }
      state = next
    },
    async close() {
      if (state !== 'cut') await cut()
    },
  }
}

function hush([near, far]: [Socket, Socket]) {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}
