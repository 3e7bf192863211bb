/** How much memory a process uses: after starting, after doing everything once, and after doing it many times. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from './report.ts'
import { startSite } from './site.ts'

const kinds = [
  { name: 'on Postgres', aimMb: [130, 250] },
  { name: 'embedded database', aimMb: [250, 400] },
] as const

const settings = {
  // As with `npm start`, the image and the systemd unit.
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=400',
  MALLOC_ARENA_MAX: '2',
  // It warns of the logins, which fail where there is no demo.
  LOG_LEVEL: 'error',
}
const REST_MS = 3000
const PAGES =
  '/ /order-online /menu /about /contact /catering /reservations /checkout /api/docs /sitemap.xml'.split(' ')

/** Measures the second start, because the first one creates the tables. */
export async function reportMemory(databaseUrl: string, { isQuick }: { isQuick: boolean }) {
  const [rounds, searches] = isQuick ? [1, 100] : [10, 1600]
  const dataDir = mkdtempSync(join(tmpdir(), 'tiffin-bench-memory-'))
  print(
    `\nMemory of the process, MB (everything ${rounds} times more, painted pictures once, then ${searches} searches in one burst)`,
  )
  print('                         idle  everything   more often  after burst   peak   aim')
  for (const { name, aimMb } of kinds) {
    const url = name === 'on Postgres' ? databaseUrl : ''
    await (await startSite(url, { ...settings, DATA_DIR: dataDir })).stop()
    const site = await startSite(url, { ...settings, DATA_DIR: dataDir })
    const usedMb = () => memoryOf(site.pid).heldMb
    await wait(REST_MS)
    const idle = usedMb()
    await askEverything(site.url, () => true)
    await wait(REST_MS)
    const once = usedMb()
    for (let round = 0; round < rounds; round += 1)
      await askEverything(site.url, (place) => place % rounds === round)
    await wait(REST_MS)
    const often = usedMb()
    await Promise.all(
      Array.from({ length: searches }, (_, index) =>
        ask(site.url, `/order-online?q=dal${index}`, [200, TOO_MANY]),
      ),
    )
    await wait(REST_MS)
    const figures = [idle, once, often, usedMb(), memoryOf(site.pid).peakMb]
    const [idleAim, onceAim] = aimMb
    const aimResult = idle <= idleAim && once <= onceAim ? 'met' : 'MISSED'
    const cells = figures
      .map((figure, column) => figure.toFixed(0).padStart([9, 12, 13, 13, 7][column] ?? 9))
      .join('')
    print(`${name.padEnd(20)}${cells}   ${idleAim}, then ${onceAim} ${aimResult}`)
    await site.stop()
  }
  rmSync(dataDir, { recursive: true })
}

/**
 * Requests every page and picture of the menu, each read query, a login, the templates, and places some orders. The painted
 * pictures that are for sharing take most of the time, so a round asks for some of them.
 */
async function askEverything(url: string, isPainted: (place: number) => boolean) {
  const products = (await (await fetch(`${url}/api/products`)).json()) as { slug: string }[]
  const { data } = (await (await fetch(`${url}/api/categories`)).json()) as { data: { slug: string }[] }
  const paths = [
    ...PAGES,
    ...data.flatMap(({ slug }) => [`/order-online?category=${slug}`, `/api/products?category=${slug}`]),
    ...products.flatMap(({ slug }) => [`/product/${slug}`, `/art/${slug}.svg`]),
    ...products.flatMap(({ slug }, place) => (isPainted(place) ? `/art/${slug}.png` : [])),
  ]
  for (const path of paths) await ask(url, path)
  const order = { items: [{ slug: 'samosa' }], customer: { name: 'Test Guest', email: 'guest@example.com' } }
  for (let index = 0; index < 20; index += 1) await post(`${url}/api/orders`, order)
  const login = await post(`${url}/api/auth/login`, {
    email: 'admin@example.com',
    password: 'maple-and-masala',
  })
  // Only a demo has a publicly known password.
  if (!login.ok) return
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  for (const file of ['products', 'menu'])
    await (await fetch(`${url}/api/admin/excel-template/${file}`, { headers })).arrayBuffer()
}

/** What does not fit into the queue of searches is refused. */
const TOO_MANY = 503

async function ask(url: string, path: string, expected = [200]) {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!expected.includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

function memoryOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mbOf = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { heldMb: mbOf('VmRSS'), peakMb: mbOf('VmHWM') }
}
