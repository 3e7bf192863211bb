/** A mail server that records what it receives, and can be told to reject. */
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  raw: string
}

export async function startSmtpServer() {
  const received: ReceivedMail[] = []
  const waiting: (() => void)[] = []
  let rejections = 0
  let unknownAddress: string | null = null
  let rejectsSender = false
  let drops = 0
  let silences = 0
  function receive({ envelope }: SMTPServerSession, raw: string) {
    if (rejections > 0) {
      rejections -= 1
      return Object.assign(new Error('Busy, come back later'), { responseCode: 451 })
    }
    received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
    for (const wake of waiting.splice(0)) wake()
    return null
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      const rejection = Object.assign(new Error('5.1.8 No such domain'), { responseCode: 550 })
      done(rejectsSender ? rejection : null)
    },
    onRcptTo({ address }, _session, done) {
      const rejection = Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 })
      done(address === unknownAddress ? rejection : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = receive(session, Buffer.concat(chunks).toString())
        if (!refused && silences > 0) {
          silences -= 1
          return
        }
        if (drops === 0 || refused) return done(refused)
        drops -= 1
        for (const socket of sockets) socket.destroy()
      })
    },
  })
  // From the servers below: smtp-server does not expose its sockets.
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    rejectNext(times: number) {
      rejections = times
    },
    /** Has no mailbox of this address. */
    rejectAddress(address: string) {
      unknownAddress = address
    },
    /** Takes no more emails from us. */
    rejectSender() {
      rejectsSender = true
    },
    /** Accepts so many emails and hangs up before confirming, as if the connection had broken. */
    dropAfterTaking(times: number) {
      drops = times
    },
    /** Accepts so many emails and then sends nothing more to the client. */
    goSilentAfter(times: number) {
      silences = times
    },
    /** Waits until so many emails have arrived in total. */
    async waitFor(count: number) {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return received
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** How a mailbox recognizes an email it already has. */
export const messageIdOf = ({ raw }: ReceivedMail): string | undefined =>
  /^Message-ID: (<[\w-]+@example\.com>)\r$/im.exec(raw)?.[1]

/** The link in an email's plain text. */
export function linkIn({ raw }: ReceivedMail): URL {
  const unfolded = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return new URL(/https?:\/\/\S+#\S+/.exec(unfolded)?.[0] ?? '')
}
