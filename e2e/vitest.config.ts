import { defineConfig } from 'vitest/config'

// The journeys (*.spec.ts) are run by Playwright.
export default defineConfig({ test: { include: ['*.test.ts'] } })
