import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isSoak } from './test/soak.ts'

/** These need it: its files, its lock, and the whole server as a newcomer starts it. */
const onEmbeddedOnly = [
  'src/commands/embedded-in-use.test.ts',
  'src/db/{data-folder,lend-database,open-pglite}.test.ts',
  'test/{build,quick-start,start}.test.ts',
]

/**
 * Everything else runs on Postgres, as in production; a query outside its own transaction, for which the embedded
 * database would wait for ever, fails there too (`test/guard-transactions.ts`). On the embedded database runs every call of
 * the API (the access matrix and the reads), which is where a statement or its driver could fail, and what its single
 * connection could do differently: races, locks, announcements, jobs, streams and processes. `npm run soak` runs all on both.
 */
const onBoth = [
  'src/commands/{backup-while-serving,beside-server}.test.ts',
  'src/data/exports/export-reservations.test.ts',
  'src/data/site-export/site-export.test.ts',
  'src/db/{dedicated-connection,searched-text}.test.ts',
  'src/guests/reservations/book-table.test.ts',
  'src/guests/reviews/review-races.test.ts',
  'src/http/access-matrix.test.ts',
  'src/http/rest/reads.test.ts',
  'src/ledger/sales/total-days.test.ts',
  'src/menu/catalogue/catalogue-snapshot.test.ts',
  'src/notify/live/live-events.test.ts',
  'src/notify/reply-jobs.test.ts',
  'src/office/api-keys/api-key-races.test.ts',
  'src/office/check-up/check-up.test.ts',
  'src/ordering/orders/{change-order-status,claim-idempotency-key,list-changed-orders,order-races,place-order}.test.ts',
  'src/ordering/paying/online-payments.test.ts',
  'src/platform/{chores,follow-ups,rate-limits}.test.ts',
  'test/{crash,follow-ups,killed-start,no-demo,private-files,stopping}.test.ts',
]

const everything = ['src/**/*.test.ts', 'test/**/*.test.ts']

const onDatabase = (
  name: 'pglite' | 'postgres',
  { include, exclude = [] }: { include: string[]; exclude?: string[] },
) => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: ['./test/prepare-build.ts', `./test/prepare-${name}.ts`],
    setupFiles: ['./test/replace-files.ts', '../../checks/measure-file.ts'],
    // Node imports the sources itself, as `npm run dev` does: to transform them took a tenth of the time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // For the processes that tests start.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
      NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, '../../checks/compile-once.cjs'))}`,
    },
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
