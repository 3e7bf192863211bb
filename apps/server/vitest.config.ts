import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { isSoak } from './test/soak.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What stands in for a file of the sources in tests, and says why. */
const builtProgramFiles = fileOf('test/built-program-files.ts')
const runSheetHere = fileOf('test/run-sheet-here.ts')

const useStandIns: Plugin = {
  name: 'use-stand-ins',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (basename(source) === 'program-files.ts') return builtProgramFiles
    const readsOrWritesSheets = /\/(read-sheet|make-template)\.ts$/.test(importer)
    return readsOrWritesSheets && basename(source) === 'run-sheet-process.ts' ? runSheetHere : undefined
  },
}

/** These need it: its files, its lock, and the whole server as a newcomer starts it. */
const onEmbeddedOnly = [
  'src/commands/embedded-in-use.test.ts',
  'src/db/{folder-lock,lend-database,unpack-database}.test.ts',
  'test/{build,quick-start,start}.test.ts',
]

/**
 * Everything else runs on Postgres, as in production; a query outside its own transaction, for which the embedded
 * database would wait for ever, fails there too (`test/guard-transactions.ts`). On the embedded database runs what its driver
 * or its single connection could do differently: of each feature the file with the statements that are written by hand,
 * its locks, announcements and jobs, and every read of the API. `npm run soak` runs all on both.
 */
const onBoth = [
  'src/commands/{backup-while-serving.test,beside-server.test,create-admin.command.test}.ts',
  'src/db/{dedicated-connection,searched-text}.test.ts',
  'src/http/rest/reads.test.ts',
  'src/guests/accounts/{account.router,acting.router,auth.router,ensure-admin,login-methods.router}.test.ts',
  'src/ledger/log/log.router.test.ts',
  'src/menu/catalogue/{catalogue-snapshot,catalogue.router,edit-category,edit-product,set-availability,skus}.test.ts',
  'src/office/check-up/check-up.test.ts',
  'src/ordering/coupons/{apply-coupon,edit-coupon,uses-per-customer}.test.ts',
  'src/ordering/paying/{compare-days,online-payments}.test.ts',
  'src/guests/{customers.router,guests.router}.test.ts',
  'src/office/dashboard/{count-now,count-waiting,get-stats}.test.ts',
  'src/data/demo-data/demo-over-http.test.ts',
  'src/guests/enquiries/{enquiries.router,enquiry-limits}.test.ts',
  'src/data/exports/export-reservations.test.ts',
  'src/kitchen/kitchen-pace.test.ts',
  'src/notify/live/live-events.test.ts',
  'src/menu/import/{menu-import.router,sync-menu}.test.ts',
  'src/guests/newsletter/{newsletter-jobs,newsletter.router}.test.ts',
  'src/notify/order-alerts.test.ts',
  'src/ordering/orders/{change-order,change-order-status,claim-idempotency-key,combos,external-orders,list-changed-orders,list-orders,order-extras,place-order,order-races,payments,ready-station,take-order,undo-order-status}.test.ts',
  'src/kitchen/printing/printing.test.ts',
  'src/payments/{demo-terminal,provider-keys}.test.ts',
  'src/http/{rejected-keys,webhooks}.test.ts',
  'src/office/api-keys/{api-key-races,api-keys.router}.test.ts',
  'src/menu/promotions.router.test.ts',
  'src/notify/reply-jobs.test.ts',
  'src/guests/reservations/{book-table,lapse-requests,reservations.router}.test.ts',
  'src/guests/reviews/review-races.test.ts',
  'src/ledger/sales/total-days.test.ts',
  'src/ledger/log/security-events.router.test.ts',
  'src/office/{region,settings}.test.ts',
  'src/office/webhooks/webhooks.test.ts',
  'src/ledger/closings/closings.test.ts',
  'src/data/site-export/site-export.test.ts',
  'src/office/staff/staff.router.test.ts',
  'src/platform/{chores,follow-ups,rate-limits}.test.ts',
  'src/guests/wishlist.router.test.ts',
  'test/{crash,follow-ups,killed-start,killed-webhooks,private-files,no-demo,stopping}.test.ts',
]

const everything = ['src/**/*.test.ts', 'test/**/*.test.ts']

const onDatabase = (
  name: 'pglite' | 'postgres',
  { include, exclude = [] }: { include: string[]; exclude?: string[] },
) => ({
  plugins: [useStandIns],
  test: {
    name,
    include,
    exclude,
    globalSetup: ['./test/prepare-build.ts', `./test/prepare-${name}.ts`],
    setupFiles: ['../../checks/measure-file.ts'],
    // For the processes that tests start.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    // A worker keeps the server's modules and PGlite's compiled code: to load them for every file takes longer than most tests.
    isolate: false,
    // A limit for tests that hang. Benchmarks measure how fast things are.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    // More than the smallest machine has cores: many tests wait for a retry, a clock or another process.
    maxWorkers: 5,
    projects: [
      onDatabase('postgres', { include: everything, exclude: onEmbeddedOnly }),
      onDatabase('pglite', { include: isSoak ? everything : [...onEmbeddedOnly, ...onBoth] }),
    ],
  },
})
