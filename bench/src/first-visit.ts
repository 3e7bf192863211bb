/** What a guest's first visit to a page weighs, and how soon it is seen, on a simulated phone with a slow connection. */
import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { findChromium } from '../../e2e/find-chromium.ts'
import { note, print } from './report.ts'
import { median } from './sample.ts'
import type { ServingProcess } from './serving-process.ts'

const AIM_PAINT_MS = 1200
/** What a first tap may have to wait for. */
const AIM_LONGEST_TASK_MS = 150
const AIM_BLOCKING_MS = 200
const LONG_TASK_MS = 50
const AIM_ORDER_PAGE = { htmlBytes: 180_000, elements: 2000 }
/** Until one dish lies in the opened cart. */
const AIM_FIRST_DISH_BYTES = 250_000

const ORDER_PAGE = '/order-online'
const paths = ['/', ORDER_PAGE, '/product/butter-chicken', '/menu']
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // It would answer for the server, and fetch pages for when there is no connection.
  serviceWorkers: 'block',
} as const
const SLOWER = 4
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

interface Visit {
  firstPaintMs: number
  largestPaintMs: number
  longestTaskMs: number
  /** What all tasks took beyond 50 ms, as Lighthouse adds them up. */
  blockingMs: number
  /** Of the body, as Lighthouse counts them. */
  elements: number
  /** Of scripts, as they were sent. */
  scriptBytes: number
}

/** Each visit has a new browser profile, with an empty cache. */
export async function reportFirstVisits(
  { url }: Pick<ServingProcess, 'url'>,
  { isQuick }: { isQuick: boolean },
) {
  const executablePath = findChromium()
  if (executablePath === null) {
    note('\nThe first visits were left out: there is no Chromium here.')
    return
  }
  // Chromium's sandbox does not work as root.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    print(`\nA guest’s first visit: 1.6 Mbit/s, 150 ms away, processor ${SLOWER} times slower`)
    print(
      `${''.padEnd(26)}HTML KB  brotli  elements  script KB  first paint  largest  longest task  blocking    aim`,
    )
    for (const path of paths) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
      const sentBytes = Number(answer.headers.get('content-length'))
      const html = await answer.text()
      const visits: Visit[] = []
      for (let run = 0; run < (isQuick ? 1 : 5); run += 1) visits.push(await visit(browser, url + path))
      reportPage(path, { html, sentBytes }, visits)
    }
    await reportFirstDish(browser, url)
  } finally {
    await browser.close()
  }
}

function reportPage(path: string, { html, sentBytes }: { html: string; sentBytes: number }, visits: Visit[]) {
  const of = (figure: keyof Visit) => median(visits.map((each) => each[figure]))
  const isLight =
    path !== ORDER_PAGE ||
    (Buffer.byteLength(html) <= AIM_ORDER_PAGE.htmlBytes && of('elements') <= AIM_ORDER_PAGE.elements)
  const isSwift = of('longestTaskMs') <= AIM_LONGEST_TASK_MS && of('blockingMs') <= AIM_BLOCKING_MS
  const isMet = isLight && isSwift && of('largestPaintMs') <= AIM_PAINT_MS
  const cells = [
    kilobytes(Buffer.byteLength(html)).padStart(7),
    kilobytes(sentBytes).padStart(8),
    String(of('elements')).padStart(10),
    kilobytes(of('scriptBytes')).padStart(11),
    of('firstPaintMs').toFixed(0).padStart(10),
    of('largestPaintMs').toFixed(0).padStart(12),
    of('longestTaskMs').toFixed(0).padStart(13),
    of('blockingMs').toFixed(0).padStart(10),
  ]
  print(`${path.padEnd(26)}${cells.join('')} ms   ${isMet ? 'met' : 'MISSED'}`)
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await slowDown(page)
    const received = countReceived(session)
    await page.addInitScript(notePaintsAndTasks)
    await page.goto(address, { waitUntil: 'load' })
    await settle(received.total)
    const { taskMs, ...seen } = await page.evaluate(() => ({
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaintMs: (window as Noted).largestPaintMs ?? Number.NaN,
      taskMs: (window as Noted).taskMs ?? [],
      elements: document.body.querySelectorAll('*').length,
    }))
    return {
      ...seen,
      longestTaskMs: Math.max(0, ...taskMs),
      blockingMs: taskMs.reduce((sum, ms) => sum + ms - LONG_TASK_MS, 0),
      scriptBytes: received.scripts(),
    }
  } finally {
    await context.close()
  }
}

type Noted = Window & { largestPaintMs?: number; taskMs?: number[] }

/** Runs in the page. Only tasks of more than 50 ms are reported. */
function notePaintsAndTasks() {
  const taskMs: number[] = []
  Object.assign(window, { taskMs })
  new PerformanceObserver((list) => {
    taskMs.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    Object.assign(window, { largestPaintMs: list.getEntries().at(-1)?.startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function reportFirstDish(browser: Browser, url: string) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const received = countReceived(await slowDown(page))
  await page.goto(url + ORDER_PAGE, { waitUntil: 'load' })
  await settle(received.total)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: '1 item' }).click()
  await page.getByRole('dialog', { name: 'Your order' }).getByRole('textbox').waitFor()
  await settle(received.total)
  const bytes = received.total()
  const isMet = bytes <= AIM_FIRST_DISH_BYTES
  print(
    `Received until one dish lies in the opened cart, pictures and fonts included: ${kilobytes(bytes)} KB   ${kilobytes(AIM_FIRST_DISH_BYTES)} ${isMet ? 'met' : 'MISSED'}`,
  )
  await context.close()
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}

/** How many bytes have arrived, headers included, as they were compressed. */
function countReceived(session: CDPSession) {
  const scripts = new Set<string>()
  let total = 0
  let ofScripts = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength
    if (scripts.has(requestId)) ofScripts += encodedDataLength
  })
  return { total: () => total, scripts: () => ofScripts }
}

/** Until nothing more has arrived for two seconds. */
async function settle(received: () => number) {
  let last = -1
  while (received() !== last) {
    last = received()
    await setTimeout(2000)
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
