/** The journeys drive a real Chromium against the real server on a fresh embedded database. */
import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { dataDir, outputDir, publicUrl } from './site.ts'

const root = join(import.meta.dirname, '..')

/** A page lives for seconds here: to optimize its code takes longer than it saves, and nobody looks at its pixels. */
const cheap = ['--js-flags=--no-opt --no-maglev', '--disable-lcd-text', '--disable-partial-raster']
const node = join(root, 'node_modules/.bin/node')

export default defineConfig({
  testMatch: '*.spec.ts',
  globalSetup: join(import.meta.dirname, 'second-seed.ts'),
  outputDir,
  // Storms of a minute and more: `npm run soak`.
  ...(process.env.SOAK ? { grep: /@soak/ } : { grepInvert: /@soak/ }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // As the other tests (`checks/plan-steps.ts`).
  retries: process.env.CI ? 1 : 0,
  // A slow machine is not the site's fault.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 15_000,
    // The server prints its address when it is ready, and Playwright passes it on.
    baseURL: process.env.SERVER_URL,
    locale: 'en-CA',
    // A travelling guest: times must follow the restaurant's time zone, not the device's.
    timezoneId: 'America/Halifax',
    // A service worker would answer for the server; the journeys about it allow it.
    serviceWorkers: 'block',
    // It would take a snapshot of the page at each step. A journey that failed can be run again with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox', ...cheap] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // In the others a phone makes no difference, or they set their own widths.
      testMatch: [
        'order.spec.ts',
        'sold-out.spec.ts',
        'price-changed.spec.ts',
        'access.spec.ts',
        'every-page.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${node}" apps/server/dist/tiffin.js`,
    cwd: root,
    env: {
      HOST: '127.0.0.1',
      // Any free port.
      PORT: '0',
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Where the receivers of webhooks listen.
      WEBHOOK_HOSTS: '127.0.0.1',
      // All these guests share one address.
      RATE_LIMIT: 'off',
    },
    wait: { stdout: /is serving (?<server_url>http:\S+)/ },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})
