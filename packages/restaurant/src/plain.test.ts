import { pageContent, settingSectionNames, settingSections } from '@tiffin/contract'
import { plainPages, plainSettings } from '@tiffin/copy'
import { expect, test } from 'vitest'
import { sampleSettings } from './settings.ts'

test.each(settingSectionNames)('the section %s of a new restaurant fits its schema', (section) => {
  expect(settingSections[section].value.safeParse(plainSettings[section]).error).toBeUndefined()
})

test.each(Object.entries(plainPages))('%s fits its schema', (_path, content) => {
  expect(pageContent.safeParse(content).error).toBeUndefined()
})

test('a new restaurant knows nothing of the sample', () => {
  const { identity, address, contact, taxes } = sampleSettings
  const told = JSON.stringify([plainPages, plainSettings])
  const sample = [
    identity.name,
    identity.sister?.name ?? '',
    ...Object.values(address).filter((part) => typeof part === 'string'),
    contact.phone.tel,
    ...taxes.list.map(({ name }) => name),
  ]
  for (const word of [...sample, 'Alberta', 'Canada', 'Indian', 'CAD'])
    expect(told).not.toMatch(new RegExp(`\\b${RegExp.escape(word)}\\b`))
})
