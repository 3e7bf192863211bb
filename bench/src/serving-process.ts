import { spawn, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

export interface ServingProcess {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts a server script and waits until it prints its address. */
export async function startServing(
  script: URL,
  args: string[],
  env: Record<string, string> = {},
): Promise<ServingProcess> {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = await Promise.race([
    printedAddress(child),
    exited.then(() => {
      throw new Error(`${script.pathname} ended before it served`)
    }),
  ])
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function printedAddress(child: ChildProcess): Promise<string> {
  let printed = ''
  for await (const [chunk] of on(child.stdout as Readable, 'data') as AsyncIterable<[Buffer]>) {
    printed += chunk.toString()
    const [address] = /http:\/\/[\w.:]+/.exec(printed) ?? []
    if (address) {
      // Anything it prints from here on is a warning or worse.
      child.stdout?.pipe(process.stderr)
      return address
    }
  }
  throw new Error('It ended before it served')
}
