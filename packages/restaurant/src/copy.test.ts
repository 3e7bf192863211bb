import { basicPlaceholders, fillTexts } from '@tiffin/contract'
import { contactFormCopy, shopCopy, siteCopy } from '@tiffin/copy'
import { describe, expect, test } from 'vitest'
import { sampleSettings } from './settings.ts'

describe('the shop', () => {
  test('says where and how soon to pick up', () => {
    const text = shopCopy.pickupNotice.text(sampleSettings)
    expect(text).toContain(sampleSettings.address.street)
    expect(text).toContain(`about ${sampleSettings.ordering.leadMinutes} minutes`)
  })

  test('says when breakfast is served', () => {
    expect(shopCopy.serviceNotice('breakfast-lunch', sampleSettings)).toBe(
      'Breakfast and lunch dishes are cooked from 11:00am to 3:00pm, so your whole order will be ready then.',
    )
    expect(shopCopy.serviceNotice('rice', sampleSettings)).toBeNull()
  })
})

describe('the footer', () => {
  test('names the sister company and where it is', () => {
    expect(fillTexts(siteCopy.footer.sister, basicPlaceholders(sampleSettings))).toContain('Golden, BC')
  })
})

test('the contact form uses the terms that guests look for', () => {
  const { sending, sent } = contactFormCopy
  expect([sending, sent.heading, sent.again]).toEqual(['Sending...', 'Message Sent!', 'Send Another Message'])
})
