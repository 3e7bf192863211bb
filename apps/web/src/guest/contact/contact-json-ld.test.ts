import { defaultSettings } from '@tiffin/restaurant'
import { expect, test } from 'vitest'
import { contactJsonLd } from './contact-json-ld.ts'

test('the page is about the restaurant described on every page, and gives the desk’s contact details', () => {
  const data = contactJsonLd('https://example.com', defaultSettings)
  expect(data).toMatchObject({ '@type': 'ContactPage', url: 'https://example.com/contact' })
  expect(data.mainEntity['@id']).toBe('https://example.com/#restaurant')
  expect(data.mainEntity.contactPoint).toMatchObject({
    telephone: defaultSettings.contact.phone.tel,
    email: defaultSettings.contact.deskEmail,
  })
})
