/** How much script each page of the admin area runs before it is idle, on a simulated phone that is 4× slower. */
import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/find-chromium.ts'
import { orderOf, placeOne } from './orders.ts'
import { openOwnSite, owner } from './owner.ts'
import { note, print } from './report.ts'
import { median } from './sample.ts'
import type { BenchDatabase } from './site.ts'

const AIM_MS = 900
const SLOWER = 4
const ORDERS = 60
const phone = { width: 390, height: 844 }

/** Each page is reloaded by its address, with everything but the first one already in the browser's cache. */
export async function reportAdminPages(
  database: Pick<BenchDatabase, 'createAnother'>,
  { isQuick }: { isQuick: boolean },
) {
  const executablePath = findChromium()
  if (executablePath === null) {
    note('\nThe pages were left out: there is no Chromium here.')
    return
  }
  await using open = new AsyncDisposableStack()
  const { site } = await openOwnSite(database, open)
  for (let order = 0; order < ORDERS; order += 1) await placeOne(site.url, orderOf(['samosa', 'garlic-naan']))
  // Chromium's sandbox does not work as root.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  open.defer(() => browser.close())
  const page = await browser.newPage({ viewport: phone })
  const paths = await logIn(page, site.url)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // A live stream never ends, so a page with one is never idle. Playwright's own routing would turn the cache off.
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/trpc/live.*'] })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }

  print(`\nScript of each page, processor ${SLOWER} times slower, ${ORDERS} orders, aim ${AIM_MS} ms`)
  for (const path of paths) {
    const spentMs: number[] = []
    for (let run = 0; run < (isQuick ? 1 : 5); run += 1) {
      await page.goto('about:blank')
      const before = await scriptMs()
      await page.goto(site.url + path)
      // By selectors: working out roles would be script of the page's too.
      await page.locator('h1').waitFor()
      await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached' })
      spentMs.push((await settled(scriptMs)) - before)
    }
    const spent = median(spentMs)
    print(`${path.padEnd(22)}${spent.toFixed(0).padStart(6)} ms   ${spent <= AIM_MS ? 'met' : 'MISSED'}`)
  }
}

/** A figure that no longer grows: the network may be idle while a slow processor still reads what it has loaded. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = await read()
  for (let looks = 0; looks < 20; looks += 1) {
    await setTimeout(400)
    const now = await read()
    if (now - last < 5) return now
    last = now
  }
  throw new Error('The page runs scripts all the time.')
}

async function logIn(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/admin/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('Email', { exact: true }).fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  // On a phone the pages are behind this button.
  await page.getByRole('button', { name: 'More' }).click()
  const links = page.locator('nav[aria-label="Restaurant"] a')
  await links.last().waitFor({ state: 'attached' })
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}
