import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // For the processes that tests start.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
      NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, '../checks/compile-once.cjs'))}`,
    },
  },
})
