import { z } from 'zod'
import { requiredText } from './text.ts'

/** `email` is trimmed and lower-cased (SPEC 5). */
const email = requiredText(254, 'Email is required').toLowerCase()
const password = z.string({ error: 'Password is required' })

export const user = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['customer', 'admin']),
})

export const session = z.object({ token: z.string(), user })

export const loginInput = z.object({ email, password: password.min(1, 'Password is required').max(128) })

export const registerInput = z.object({
  name: requiredText(100, 'Name is required'),
  email,
  password: password.min(8, 'At least 8 characters').max(128, 'At most 128 characters'),
})

export type User = z.infer<typeof user>
export type Session = z.infer<typeof session>
