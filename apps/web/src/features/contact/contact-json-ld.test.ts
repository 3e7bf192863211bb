import { defaultSettings } from '@tiffin/restaurant'
import { expect, test } from 'vitest'
import { contactJsonLd } from './contact-json-ld.ts'

test('the page is about the restaurant described on every page, and gives the desk’s contact details', () => {
  const told = contactJsonLd('https://example.com', defaultSettings)
  expect(told).toMatchObject({ '@type': 'ContactPage', url: 'https://example.com/contact' })
  expect(told.mainEntity['@id']).toBe('https://example.com/#restaurant')
  expect(told.mainEntity.contactPoint).toMatchObject({
    telephone: defaultSettings.contact.phone.tel,
    email: defaultSettings.contact.deskEmail,
  })
})
