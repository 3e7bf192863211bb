/**
 * The load generator: keep-alive connections that each send a request, wait for the whole answer and repeat. It
 * parses only the head of an answer, which leaves the processor to the server under test.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Side } from './compare.ts'
import { cpuMsOf } from './cpu-time.ts'
import { sampleOf } from './sample.ts'
import type { ServingProcess } from './serving-process.ts'

export interface RequestToRepeat {
  path: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Headers that change with each request. */
  freshHeaders?: () => Record<string, string>
}

/** Repeats the same request over that many connections. Any answer other than 2xx is an error. */
export function loadOver(connections: number, server: ServingProcess, wanted: RequestToRepeat): Side {
  const nextRequest = requestWriter(new URL(server.url).host, wanted)

  return async (seconds) => {
    const latenciesMs: number[] = []
    const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(server.url)))
    const cpuBefore = cpuMsOf(server.pid)
    const startedAt = performance.now()
    const until = startedAt + seconds * 1000
    await Promise.all(sockets.map((socket) => askUntil(until, socket, nextRequest, latenciesMs)))
    const elapsedMs = performance.now() - startedAt
    const cpuAfter = cpuMsOf(server.pid)
    const cpuMs = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore
    return sampleOf(latenciesMs, elapsedMs, cpuMs)
  }
}

async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  return socket
}

function requestWriter(host: string, { path, method = 'GET', headers, body, freshHeaders }: RequestToRepeat) {
  const lines = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
  const length: Record<string, string> =
    body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const head = `${method} ${path} HTTP/1.1\r\n${lines({ host, ...headers, ...length })}`
  const always = Buffer.from(`${head}\r\n${body ?? ''}`)
  return freshHeaders ? () => Buffer.from(`${head}${lines(freshHeaders())}\r\n${body ?? ''}`) : () => always
}

function askUntil(
  until: number,
  socket: Socket,
  nextRequest: () => Buffer,
  latenciesMs: number[],
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    let askedAt = 0
    let missingBytes = 0
    let isHeadRead = false

    function ask() {
      if (performance.now() >= until) return resolve()
      isHeadRead = false
      askedAt = performance.now()
      socket.write(nextRequest())
    }

    socket.on('data', (chunk: Buffer) => {
      if (!isHeadRead) {
        const length = lengthOfAnswer(chunk)
        if (length === null) return reject(new Error(`Not an answer to measure:\n${chunk.toString()}`))
        missingBytes = length
        isHeadRead = true
      }
      missingBytes -= chunk.length
      if (missingBytes > 0) return
      latenciesMs.push(performance.now() - askedAt)
      ask()
    })
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('The server closed a connection')))
    ask()
  }).finally(() => socket.destroy())
}

// Both servers send the head in one piece, and never use chunked encoding.
function lengthOfAnswer(chunk: Buffer): number | null {
  const headLength = chunk.indexOf('\r\n\r\n') + 4
  const head = chunk.toString('latin1', 0, headLength)
  const [, bodyLength] = /\r\ncontent-length: (\d+)\r\n/i.exec(head) ?? []
  return head.startsWith('HTTP/1.1 2') && bodyLength !== undefined ? headLength + Number(bodyLength) : null
}
