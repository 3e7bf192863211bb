/** Playwright's test, with a browser whose console must stay clean. */
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'
import { isDeepStrictEqual } from 'node:util'
import { keepPage, type KeptPage } from './kept-page.ts'

export { expect, type Locator, type Page } from '@playwright/test'

const PLAYWRIGHTS_DEFAULTS = {
  colorScheme: 'light',
  hasTouch: false,
  isMobile: false,
  javaScriptEnabled: true,
} as const

interface Fixtures {
  /** Gives a test a new context, as one needs that installs a clock or slows its processor down. */
  ownContext: boolean
  /** Announces a console message that belongs to the test, such as the status of an error. */
  expectNoise: (complaint: RegExp) => void
}

export const test = base.extend<Fixtures, { keptPage: KeptPage }>({
  keptPage: [
    async ({ browser }, use, { project }) => {
      const kept = await keepPage(browser, project.use as BrowserContextOptions)
      await use(kept)
      await kept.context.close()
    },
    { scope: 'worker' },
  ],
  ownContext: [false, { option: true }],
  context: async (
    {
      browser,
      keptPage,
      ownContext,
      contextOptions,
      baseURL,
      colorScheme,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
    { project, errors },
  ) => {
    const wanted = {
      baseURL,
      colorScheme,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      viewport,
    }
    const kept: Partial<typeof wanted> = { ...PLAYWRIGHTS_DEFAULTS, ...project.use }
    const isKept =
      !ownContext &&
      // The page takes this one over.
      Object.keys(contextOptions).every((name) => name === 'reducedMotion') &&
      Object.entries(wanted).every(([name, value]) =>
        isDeepStrictEqual(value, kept[name as keyof typeof wanted]),
      )
    const context = isKept ? keptPage.context : await browser.newContext()
    await context.addInitScript(reportChangedHtml)
    await use(context)
    // What a failed test left is not needed again: its worker ends.
    await (context === keptPage.context && errors.length === 0 ? keptPage.clear() : context.close())
  },
  page: async ({ context, keptPage, contextOptions }, use) => {
    const page = await (context === keptPage.context ? keptPage.open() : context.newPage())
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null })
    await use(page)
  },
  expectNoise: [
    async ({ context }, use) => {
      const { noise, stop } = listenForNoise(context)
      const expected: RegExp[] = []
      await use((complaint) => expected.push(complaint))
      // A response still passing through this test's routes must not fail the next test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      stop()
      const surprising = noise.filter((line) => !expected.some((complaint) => complaint.test(line)))
      base.expect(surprising, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

// Most journeys block the service worker, and Playwright reports that in the console.
const OWN_DOING = /^Service Worker registration blocked by Playwright/

/** Hydration errors, blocked scripts and missing files all end up in the console. */
function listenForNoise(context: BrowserContext) {
  const noise: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !OWN_DOING.test(message.text()))
      noise.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  }
  const onError = (error: WebError) => noise.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts what it was still loading.
    if (reason !== 'net::ERR_ABORTED') noise.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailed)
  const stop = () => context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailed)
  return { noise, stop }
}

type Watched = typeof globalThis & {
  trustedTypes: {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
  }
}

/**
 * In Chromium, text becomes HTML only through the policy of `lib/start/trusted-types.ts`. Nothing of ours needs to be changed
 * by it; what the browser refuses, it reports itself.
 */
function reportChangedHtml() {
  const { trustedTypes } = globalThis as Watched
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes)
  trustedTypes.createPolicy = (name, rules) => {
    const createHTML = (html: string) => {
      const written = rules.createHTML(html)
      if (written !== html) console.error(`Trusted Types changed ${html}`)
      return written
    }
    return createPolicy(name, { ...rules, createHTML })
  }
}

/** Opens a page and waits until it reacts to clicks: a click before its scripts run would be lost. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await waitUntilAlive(page)
}

/** Waits for hydration, which starts only after the first paint and goes on in slices. Some pages have none. */
export async function waitUntilAlive(page: Page) {
  await page.waitForFunction(
    () => {
      if (document.querySelector('script[src*="entry-still"]')) return document.readyState === 'complete'
      // Until then there is nothing to count, and counting takes a while on a long page.
      const hasTakenEarlyPresses = 'takeEarlyPresses' in window && window.takeEarlyPresses === undefined
      if (!hasTakenEarlyPresses) return false
      // React passes over stretches that only show.
      const controls = [...document.querySelectorAll('a, button')].filter(
        (one) => !one.closest('[data-kept]'),
      )
      const inReact = controls.filter((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
      )
      return inReact.length === 0 || inReact.length === controls.length
    },
    undefined,
    { polling: 50 },
  )
}

const QUIET_MS = 300

/** Waits for a pause in the responses. Playwright's own "networkidle" waits for live streams, which do not end. */
export async function untilQuiet(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(async (quietMs) => {
    const count = () => performance.getEntriesByType('resource').length
    for (let before = -1; before !== count();) {
      before = count()
      // What is done in idle moments may load something.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: quietMs }))
      await new Promise((resolve) => setTimeout(resolve, quietMs))
    }
  }, QUIET_MS)
}
