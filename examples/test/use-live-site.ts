import { createTiffin, type Tiffin } from '@tiffin/client'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { startServing, type ServingProcess } from '../../bench/src/serving-process.ts'
import { startProxy } from './start-proxy.ts'

const examples = join(import.meta.dirname, '..')
const server = new URL('../../apps/server/dist/main.js', import.meta.url)
const commandLine = fileURLToPath(new URL('../../apps/server/dist/cli.js', import.meta.url))

interface Run {
  exitCode: number
  output: string
  errorOutput: string
}

/**
 * A restaurant's site as in production: with a public address by https, behind a proxy, closed until it was set up, and an owner
 * who needs a second factor. What programs do there they do with keys.
 */
export function useLiveSite() {
  let folder = ''
  let settings: NodeJS.ProcessEnv = {}
  let site: ServingProcess
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let owner: Tiffin
  const keys = new Map<string, Promise<string>>()

  const start = async () => {
    site = await startServing(server, [], settings as Record<string, string>)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tiffin-examples-'))
    settings = {
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://order.example.com',
      TRUST_PROXY: 'loopback',
      BREACHED_PASSWORDS_URL: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'dal, rice and naan',
    }
    await start()
    proxy = await startProxy(() => site.url)
    const keysMade = [makeKey('Set-up', ['settings', 'menu']), makeKey('Everything', ['all'])]
    const [setUpKey, key] = await Promise.all(keysMade)
    await open(createTiffin({ url: proxy.url, key: setUpKey }))
    owner = createTiffin({ url: proxy.url, key })
  })

  afterAll(async () => {
    proxy.stop()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** As the owner makes one on the machine. */
  async function makeKey(name: string, permissions: string[]): Promise<string> {
    const until = new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10)
    const make = ['keys', 'create', name, '--may', permissions.join(','), '--until', until, '--json']
    return (JSON.parse(await command(...make)) as { key: string }).key
  }

  /** `npm run tiffin --`, and what it prints. */
  async function command(...args: string[]): Promise<string> {
    const env = { ...process.env, ...settings }
    return (await promisify(execFile)(process.execPath, [commandLine, ...args], { env })).stdout
  }

  /** One with exactly the permissions that README.md names for this script. */
  function keyOf(script: string): Promise<string> {
    const made = keys.get(script) ?? permissionsOf(script).then((permissions) => makeKey(script, permissions))
    keys.set(script, made)
    return made
  }

  const environmentOf = async (script: string, more: NodeJS.ProcessEnv) => ({
    ...process.env,
    NO_COLOR: '1',
    TIFFIN_URL: proxy.url,
    TIFFIN_KEY: await keyOf(script),
    ...more,
  })

  return {
    /** Where scripts run and write. */
    get folder() {
      return folder
    },
    get url() {
      return proxy.url
    },
    /** With all usual permissions. */
    get owner() {
      return owner
    },
    /** Without a key. */
    get guest() {
      return createTiffin({ url: proxy.url })
    },
    makeKey,
    command,
    /** Runs a script as a user at a prompt does, in the site's folder. */
    async run(script: string, args: string[] = [], more: NodeJS.ProcessEnv = {}): Promise<Run> {
      const options = { cwd: folder, env: await environmentOf(script, more) }
      return new Promise((resolve) => {
        const child = execFile(
          process.execPath,
          [join(examples, script), ...args],
          options,
          (_error, output, errorOutput) => resolve({ exitCode: child.exitCode ?? -1, output, errorOutput }),
        )
      })
    },
    /** Starts a script that goes on until it is ended. */
    async begin(script: string, args: string[], more: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
      const env = await environmentOf(script, more)
      return spawn(process.execPath, [join(examples, script), ...args], { cwd: folder, env, stdio: 'ignore' })
    },
    async restart() {
      process.kill(site.pid, 'SIGKILL')
      await site.stop()
      await start()
    },
  }
}

/** Ends a program as a power failure does. */
export async function kill(program: ChildProcess): Promise<void> {
  const ended = program.exitCode ?? program.signalCode
  program.kill('SIGKILL')
  if (ended === null) await once(program, 'exit')
}

/** From the table in README.md. */
export async function permissionsOf(script: string): Promise<string[]> {
  const readme = await readFile(join(examples, 'README.md'), 'utf8')
  const [, permissions] = new RegExp(`\\| \`${script}\` +\\| \`([\\w,]+)\` +\\|`).exec(readme) ?? []
  if (permissions === undefined) throw new Error(`README.md does not say which permissions ${script} needs`)
  return permissions.split(',')
}

/** With the sample's menu, and open to guests. */
async function open(tiffin: Tiffin): Promise<void> {
  const { contact, address, launch, region } = (await tiffin.settings.list()).settings
  const cutlery = {
    id: 'cutlery',
    name: 'Cutlery',
    question: 'Do you need cutlery?',
    price: 0,
    taxCategory: null,
    asks: 'how many' as const,
    max: 10,
  }
  const sections = [
    { region: { ...region, currency: 'CAD' } },
    { contact: { ...contact, phone: { display: '780-555-0142', tel: '+17805550142' } } },
    { address: { ...address, street: '10620 Jasper Ave', city: 'Edmonton' } },
    { extras: { items: [cutlery] } },
    { launch: { ...launch, state: 'open' as const } },
  ]
  await tiffin.setup.fillMenu()
  for (const section of sections) await tiffin.settings.change(section)
}
