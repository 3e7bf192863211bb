import { defineConfig } from 'vitest/config'

const onDatabase = (name: 'pglite' | 'postgres') => ({
  test: {
    name,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: `./test/prepare-${name}.ts`,
    // For what hangs. How fast something is, the benchmarks say.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

/** Everything runs twice: on the embedded database and on a real Postgres. */
export default defineConfig({
  test: { maxWorkers: 2, projects: [onDatabase('pglite'), onDatabase('postgres'] },
})
