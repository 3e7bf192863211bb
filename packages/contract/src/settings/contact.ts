import { z } from 'zod'
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH, MAX_LINK_LENGTH, MAX_PHONE_LENGTH } from '../limits.ts'
import { requiredText } from '../text.ts'

const mailbox = requiredText(MAX_EMAIL_LENGTH, 'Email is required').pipe(
  z.email('That is not an e-mail address'),
)

/** How guests reach the restaurant. */
export const contactSettings = z.object({
  phone: z.object({
    display: requiredText(MAX_PHONE_LENGTH, 'Phone is required').describe('As it is printed, `780-555-0142`'),
    tel: requiredText(MAX_PHONE_LENGTH, 'Phone is required')
      .regex(/^\+[1-9]\d{6,14}$/, 'With the country’s number and nothing but digits: +17805550142')
      .describe('As a telephone dials it, `+17805550142`'),
  }),
  email: mailbox.describe('What guests are told to write to'),
  deskEmail: mailbox.describe('Where messages, catering requests and requests for tables go'),
  social: z.object({
    label: requiredText(MAX_LABEL_LENGTH, 'What is it called?'),
    url: requiredText(MAX_LINK_LENGTH, 'Which address?').regex(
      /^https?:\/\/[^\s/]+\S*$/i,
      'An address that begins with https://',
    ),
  }),
})
