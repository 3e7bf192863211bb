import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_LINK_LENGTH, MAX_PHONE_LENGTH } from '../limits.ts'
import { phoneNumber } from '../phone-number.ts'
import { requiredText } from '../text.ts'

const mailbox = requiredText(MAX_EMAIL_LENGTH, 'Email is required').pipe(
  z.email('Enter a valid email address'),
)

/** How guests reach the restaurant. */
export const contactSettings = z.object({
  phone: z.object({
    display: phoneNumber('Enter a phone number').describe('As displayed, `780-555-0142`'),
    tel: requiredText(MAX_PHONE_LENGTH, 'Phone is required')
      .regex(/^\+[1-9]\d{6,14}$/, 'Use the international format without spaces: +17805550142')
      .describe('In international format, `+17805550142`'),
  }),
  email: mailbox.describe('The address shown to guests'),
  deskEmail: mailbox.describe('Where messages, catering and table requests are sent'),
  social: z.object({
    label: requiredText(MAX_LABEL_LENGTH, 'Enter a name'),
    url: requiredText(MAX_LINK_LENGTH, 'Which address?').regex(
      /^https?:\/\/[^\s/]+\S*$/i,
      'Enter an address that starts with https://',
    ),
  }),
})
