import { z } from 'zod'
import { optionalText, requiredText } from './text.ts'

export const sendContactMessageInput = z.object({
  name: requiredText(100, 'Name is required'),
  email: requiredText(254, 'Email is required').pipe(z.email('That is not an e-mail address')),
  phone: optionalText(40),
  message: requiredText(5000, 'Message is required'),
})

export const sentContactMessage = z.object({ _id: z.string() })

export type SendContactMessageInput = z.infer<typeof sendContactMessageInput>
