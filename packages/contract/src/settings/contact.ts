import { z } from 'zod'
import { MAX_LABEL_LENGTH, MAX_LINK_LENGTH, MAX_PHONE_LENGTH } from '../limits.ts'
import { emailAddress } from '../email-address.ts'
import { requiredText, text } from '../text.ts'
import { rejectRepeated } from './reject-repeated.ts'

const MAX_SOCIAL_LINKS = 8

// Letters stand for digits: 1-800-TIFFINS.
const isPhoneNumber = (shown: string) => /\d/.test(shown) && shown.replaceAll(/[^\da-z]/gi, '').length >= 7

/** How guests reach the restaurant. */
export const contactSettings = z
  .object({
    phone: z.object({
      display: text(MAX_PHONE_LENGTH).describe(
        'As displayed, `780-555-0142`; blank only before the site opens',
      ),
      tel: text(MAX_PHONE_LENGTH)
        .regex(/^(\+[1-9]\d{6,14})?$/, 'Use the international format without spaces: +17805550142')
        .describe('In international format, `+17805550142`'),
    }),
    email: emailAddress.describe('The address shown to guests'),
    officeEmail: emailAddress.describe('Where messages, catering and table requests are sent'),
    social: z
      .array(
        z.object({
          label: requiredText(MAX_LABEL_LENGTH, 'Enter a name').describe('`Instagram`'),
          url: text(MAX_LINK_LENGTH).regex(
            /^https?:\/\/[^\s/]+\S*$/i,
            'Enter an address that starts with https://',
          ),
        }),
      )
      .max(MAX_SOCIAL_LINKS, `At most ${MAX_SOCIAL_LINKS} links`)
      .superRefine(rejectRepeated('url', 'This link is listed already'))
      .describe('Where guests can follow the restaurant'),
  })
  .refine(({ phone }) => (phone.display === '') === (phone.tel === ''), {
    path: ['phone', 'display'],
    error: 'Phone is required',
  })
  // Not in the field's own rule: a number that was stored before keeps being shown.
  .refine(({ phone }) => phone.display === '' || isPhoneNumber(phone.display), {
    path: ['phone', 'display'],
    error: 'Enter a phone number',
  })
