/** Values over a socket between two processes of Tiffin, each with its length before it. */
import type { Socket } from 'node:net'
import { deserialize, serialize } from 'node:v8'

const LENGTH_BYTES = 4

/** Whatever the structured clone algorithm copies: dates and bytes, but no functions. */
export function sendFrame(socket: Socket, value: unknown): void {
  const bytes = serialize(value)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.length)
  socket.write(Buffer.concat([length, bytes]))
}

/** Ends when the other side hangs up. */
export async function* readFrames(socket: Socket): AsyncGenerator {
  let received = Buffer.alloc(0)
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk])
    while (received.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + received.readUInt32BE()
      if (received.length < end) break
      yield deserialize(received.subarray(LENGTH_BYTES, end))
      received = received.subarray(end)
    }
  }
}
