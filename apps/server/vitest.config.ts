import { defineConfig } from 'vitest/config'

/** These start the whole server as a newcomer does, on the embedded database; doors know no database. */
const onceOnly = [
  'test/start.test.ts',
  'test/quick-start.test.ts',
  'test/build.test.ts',
  'src/doors/**/*.test.ts',
]

const onDatabase = (name: 'pglite' | 'postgres', exclude: string[] = []) => ({
  test: {
    name,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude,
    globalSetup: `./test/prepare-${name}.ts`,
    setupFiles: ['../../checks/measure-file.ts'],
    // A worker keeps the server's modules and PGlite's compiled code: to load them for every file takes longer than most tests.
    isolate: false,
    // A limit for tests that hang. Benchmarks measure how fast things are.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

/** Everything that reads or writes runs twice: on the embedded database and on a real Postgres. */
export default defineConfig({
  // One more than the smallest machine has cores: many tests wait for a retry, a clock or a killed process.
  test: { maxWorkers: 3, projects: [onDatabase('pglite'), onDatabase('postgres', onceOnly)] },
})
