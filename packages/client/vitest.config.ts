import { defineConfig } from 'vitest/config'

/** These tests run against the real server, over HTTP, on the embedded database. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'generator/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: '../../apps/server/test/prepare-pglite.ts',
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
