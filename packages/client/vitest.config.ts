import { defineConfig } from 'vitest/config'

/** These tests run against the real server, over HTTP, on the embedded database. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'generator/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: '../../apps/server/test/prepare-pglite.ts',
    isolate: false,
    // A worker lives too briefly for PGlite's code to be compiled a second time, to be faster.
    execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
