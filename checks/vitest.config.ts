import { defineConfig } from 'vitest/config'

// A limit for tests that hang. The fences start the linter, and the machine may be busy.
export default defineConfig({ test: { isolate: false, testTimeout: 60_000 } })
