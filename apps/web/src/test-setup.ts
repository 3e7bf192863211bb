import { namedAllergens } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Each file begins as a page does: a worker keeps only the packages that it has loaded, not what our modules remember.
vi.resetModules()

// What is rendered without a page's settings shows the sample restaurant.
const { assumed } = await import('./lib/api/assumed-settings.ts')
assumed.settings = { ...sampleSettings, allergens: namedAllergens(sampleSettings.region) }

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

// Console output is a failure: a test that expects some clears the spy.
afterEach(() => {
  vi.useRealTimers()
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})

// Last, so that it comes first: what a page says while it is taken down counts.
if (typeof window !== 'undefined') {
  const { prepareDom } = await import('./test-dom.ts')
  prepareDom()
}
