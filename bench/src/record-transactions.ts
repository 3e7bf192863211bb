/**
 * A proxy between the site and Postgres that records every transaction, so that the floor for placing an order runs
 * the very statements that the site runs. Forwards everything unchanged.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Statement {
  text: string
  values: (string | null)[]
}

export interface Recorder {
  /** The database's address through the recorder. */
  databaseUrl: string
  /** From begin to commit, both included, in commit order. */
  transactions: Statement[][]
  stop(): Promise<void>
}

export async function startRecorder(databaseUrl: string): Promise<Recorder> {
  const direct = new URL(databaseUrl)
  const transactions: Statement[][] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(direct.port || 5432), direct.hostname)
    const read = messageReader(transactionWriter(transactions))
    client.on('data', read)
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const recorded = new URL(databaseUrl)
  recorded.hostname = '127.0.0.1'
  recorded.port = String((server.address() as AddressInfo).port)
  return {
    databaseUrl: recorded.href,
    transactions,
    async stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Groups statements into transactions; statements outside a transaction are left out. */
function transactionWriter(transactions: Statement[][]) {
  let open: Statement[] | null = null
  return (statement: Statement) => {
    if (/^begin\b/i.test(statement.text)) open = []
    open?.push(statement)
    if (open && /^commit\b/i.test(statement.text)) transactions.push(open)
    if (/^(commit|rollback)\b/i.test(statement.text)) open = null
  }
}

/** Splits a client's bytes into messages of the Postgres protocol and reports each execution of a statement. */
function messageReader(onStatement: (statement: Statement) => void) {
  let rest = Buffer.alloc(0)
  let hasStarted = false
  const textByName = new Map<string, string>()

  function handle(type: string, body: Buffer) {
    if (type === 'Q') onStatement({ text: new Fields(body).string(), values: [] })
    if (type === 'P') {
      const fields = new Fields(body)
      textByName.set(fields.string(), fields.string())
    }
    if (type === 'B') {
      const fields = new Fields(body)
      fields.string()
      onStatement({ text: textByName.get(fields.string()) ?? '', values: fields.boundValues() })
    }
  }

  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The very first message has no type byte. A length includes itself.
      const from = hasStarted ? 1 : 0
      if (rest.length < from + 4) return
      const end = from + rest.readInt32BE(from)
      if (rest.length < end) return
      if (hasStarted) handle(String.fromCharCode(rest[0] ?? 0), rest.subarray(from + 4, end))
      hasStarted = true
      rest = rest.subarray(end)
    }
  }
}

class Fields {
  #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  string() {
    const end = this.#bytes.indexOf(0, this.#at)
    const text = this.#bytes.toString('utf8', this.#at, end)
    this.#at = end + 1
    return text
  }

  // The driver sends every value as text.
  boundValues() {
    this.#at += 2 + 2 * this.#bytes.readInt16BE(this.#at)
    const count = this.#bytes.readInt16BE(this.#at)
    this.#at += 2
    return Array.from({ length: count }, () => this.#value())
  }

  #value() {
    const length = this.#bytes.readInt32BE(this.#at)
    this.#at += 4
    if (length < 0) return null
    this.#at += length
    return this.#bytes.toString('utf8', this.#at - length, this.#at)
  }
}
