import { expect, test } from 'vitest'
import { guardParts, guardText, unguardParts, unguardText } from './escape-text.ts'

test.each([
  ['=1+1', "'=1+1"],
  ["Soft;'=1+1", "Soft;''=1+1"],
  ['Soft\n\n- one\n"+1"', 'Soft\n\n\'- one\n"\'+1"'],
  ['a;;\t=1;"" @b', 'a;;\t\'=1;"" \'@b'],
  ['a - b, "=1", x=2', 'a - b, "=1", x=2'],
])('%j is guarded once at each start of a cell, and restored', (typed, guarded) => {
  expect(guardParts(guardText(typed))).toBe(guarded)
  expect(unguardText(unguardParts(guarded))).toBe(typed)
})

test('the longest texts take no longer than their length', () => {
  for (const part of ['\n', ';', "'", '"', '\n"']) {
    const text = part.repeat(100_000)
    const startedAtMs = performance.now()
    expect(unguardParts(guardParts(text))).toBe(text)
    expect(performance.now() - startedAtMs).toBeLessThan(1000)
  }
})
