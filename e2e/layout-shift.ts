import type { Page } from './journey.ts'

interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records, from the next page on, what moves without any user input. No file is in a cache: one that arrives late moves most. */
export async function watchLayoutShifts(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  // While it is disabled, the cache in memory is emptied, too.
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devTools.send('Network.clearBrowserCache')
  await devTools.detach()
  await page.addInitScript(() => {
    window.shifts = []
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.getAttribute('class')}` : 'text'
          const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
          )
          return `${name} (${from} to ${to})`
        })
        window.shifts.push({ value, moved })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** The total layout shift so far, and its sources. */
export async function readLayoutShifts(page: Page) {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return { sum, moved: shifts.flatMap(({ moved }) => moved).join(', ') }
}
