import { fillTexts, settingsPlaceholders } from '@tiffin/contract'
import { expect, test } from 'vitest'
import { defaultCategories } from './menu/categories.ts'
import { sampleSettings } from './settings.ts'
import { menuCopy } from '@tiffin/copy'

const notes = Object.fromEntries(
  menuCopy.notes.map(({ slug, items }) => [
    slug,
    fillTexts(
      items(sampleSettings, { isOurs: true, hasAlcohol: true }).join('\n'),
      settingsPlaceholders(sampleSettings),
    ),
  ]),
)

test('every category of a new restaurant is in exactly one section', () => {
  const placed = menuCopy.sections.flatMap(({ categories }) => categories)
  expect(placed.toSorted()).toEqual(defaultCategories.map(({ slug }) => slug).toSorted())
})

test('breakfast says when it is served', () => {
  expect(menuCopy.served({ opens: '11:00', closes: '15:00' }, { is24Hours: false })).toBe(
    'Served 11:00am to 3:00pm',
  )
})

test('all you can eat comes as Veg and Meat, with seven parts, and is for dining in only', () => {
  const { kinds, includes, pickup } = menuCopy.allYouCanEat
  expect(kinds).toEqual(['Veg', 'Meat'])
  expect(includes).toEqual([
    'welcome drink',
    '4 appetizers',
    '3 mains',
    'rice',
    'salad',
    'bread basket',
    'dessert',
  ])
  expect(pickup).toContain('never added to a pickup order')
})

test.each([/10 guests or more: a gratuity of 14%.*Pickup orders never carry one/, /plus 5% GST/, /allergy/])(
  'the important notes say: %s',
  (fact) => {
    expect(notes['important-notes']).toMatch(fact)
  },
)
