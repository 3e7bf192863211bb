import { defineConfig } from 'vitest/config'

// Packing compresses 200 MB, and the machine may be busy.
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 300_000 } })
