import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  path: string
  text: string
  body: { type: string; number: number; timestamp: string; data: Record<string, unknown> }
}

type Answer = (response: ServerResponse, received: ReceivedWebhook) => void

/** A program that receives webhooks, on this machine; it answers as it is told to. */
export async function startReceiver(answer: Answer = (response) => response.end('thank you')) {
  const received: ReceivedWebhook[] = []
  let answerWith = answer
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8')
      const body = JSON.parse(text) as ReceivedWebhook['body']
      const one = { headers: request.headers, path: request.url ?? '', text, body }
      received.push(one)
      answerWith(response, one)
    })
    request.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    /** Of the events with this type, or of all. */
    types: () => received.map(({ body }) => body.type),
    ids: () => received.map(({ headers }) => String(headers['webhook-id'])),
    answerWith(next: Answer) {
      answerWith = next
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** As a receiver does it; throws if the signature is not of this secret. */
export const verify = (secret: string, { text, headers }: ReceivedWebhook): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>)

export const answerStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end()
  }
