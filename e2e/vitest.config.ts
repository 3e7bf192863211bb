import { defineConfig } from 'vitest/config'

// The journeys (*.spec.ts) are Playwright's.
export default defineConfig({ test: { include: ['*.test.ts'] } })
