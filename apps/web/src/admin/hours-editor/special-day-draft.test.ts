import type { SpecialDay } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { draftOf, readDraft } from './special-day-draft.ts'

const draft = { name: 'Christmas', firstDay: '2026-12-25', lastDay: '', opens: '11:00', closes: '15:00' }

test('closed days have no hours, whatever was typed before', () => {
  expect(readDraft({ ...draft, closed: true })).toEqual({ ...draft, opens: null, closes: null })
})

test('open days without a time are not mistaken for closed ones', () => {
  expect(readDraft({ ...draft, closed: false })).toEqual(draft)
  expect(readDraft({ ...draft, closed: false, closes: '' })).toMatchObject({
    opens: '11:00',
    closes: 'missing',
  })
})

test('the form starts with what was saved', () => {
  const saved = { ...draft, lastDay: '2026-12-26', version: 1 } as SpecialDay
  expect(readDraft(draftOf(saved))).toEqual({ ...draft, lastDay: '2026-12-26' })
  const closed = { ...saved, opens: null, closes: null }
  expect(readDraft(draftOf(closed))).toMatchObject({ opens: null, closes: null })
})
