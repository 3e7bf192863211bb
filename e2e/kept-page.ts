/** A page that a worker keeps from test to test: a new one costs three times as much, most of it for its new process. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

// Later its process is slower, by a third after sixty pages: what it no longer needs is collected only when memory runs short.
const TESTS_PER_PAGE = 15

export interface KeptPage {
  context: BrowserContext
  /** The page, as if it were new. A test that closed it gets another one. */
  open: () => Promise<Page>
  /** Forgets what a test left behind: other pages, and what they and it had stored or set. */
  clear: () => Promise<void>
}

/** Keeps a page of the site at the options' `baseURL`. It cannot forget a clock that was installed. */
export async function keepPage(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const context = await browser.newContext(options)
  const contextScripts = collectInitScripts(context)
  let kept: Page | null = null
  let pageScripts: AsyncDisposable[] = []
  let tests = 0
  const open = async () => {
    if (kept === null || kept.isClosed()) {
      kept = await context.newPage()
      pageScripts = collectInitScripts(kept)
    }
    return kept
  }
  const clear = async () => {
    for (const script of contextScripts.splice(0)) await script[Symbol.asyncDispose]()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    if (context.pages().length > 0 || kept !== null) {
      const page = await open()
      for (const script of pageScripts.splice(0)) await script[Symbol.asyncDispose]()
      for (const other of context.pages()) if (other !== page) await other.close()
      await clearPage(page, options)
      tests += 1
      if (tests % TESTS_PER_PAGE === 0) await page.close()
    }
    await context.clearCookies()
  }
  return { context, open, clear }
}

const LISTENED_TO = [
  'dialog',
  'download',
  'popup',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'websocket',
]

async function clearPage(page: Page, { viewport }: BrowserContextOptions) {
  for (const event of LISTENED_TO) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null })
  if (viewport) await page.setViewportSize(viewport)
  await page.evaluate(() => sessionStorage.clear())
  // Without scripts of its own, it stores nothing more.
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await devTools.send('Page.resetNavigationHistory')
  await devTools.detach()
  // Nothing is hovered over when the next page opens.
  await page.mouse.move(-1, -1)
}

/** Collects the scripts that are added from now on, so that they can be removed. */
function collectInitScripts(target: Page | BrowserContext): AsyncDisposable[] {
  const scripts: AsyncDisposable[] = []
  const add = target.addInitScript.bind(target)
  target.addInitScript = async (...given) => {
    const script = await add(...given)
    scripts.push(script)
    return script
  }
  return scripts
}
