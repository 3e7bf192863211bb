import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { measureStart } from './measure-start.ts'

interface Program {
  url: string
  /** What it has printed until then. */
  output: string
  /** Stops it as a service manager does, and returns its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

/** Starts a server program, and waits until it has printed its address. */
export const startProgram = (
  command: string[],
  options: { env: NodeJS.ProcessEnv; cwd: string },
): Promise<Program> => measureStart('processes', () => start(command, options))

async function start(
  [command = '', ...args]: string[],
  { env, cwd }: { env: NodeJS.ProcessEnv; cwd: string },
): Promise<Program> {
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit')
  const complaints = text(child.stderr)
  let output = ''
  for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(part)
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    if (url === undefined) continue
    // Unread, its output would fill the pipe and block it.
    child.stdout.resume()
    return {
      url,
      output,
      async stop() {
        child.kill('SIGTERM')
        const [exitCode] = (await exited) as [number | null]
        return exitCode
      },
      async kill() {
        child.kill('SIGKILL')
        await exited
      },
    }
  }
  throw new Error(`It ended before it served: ${output}${await complaints}`)
}
