import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from './limits.ts'
import { requiredText } from './text.ts'

// As zod's own, with letters of every script in the domain: info@bücher.example
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/iu

/** An address that is checked for its format. */
export const emailAddress = requiredText(MAX_EMAIL_LENGTH, 'Email is required').pipe(
  z.email({ error: 'Enter a valid email address', pattern: ADDRESS }),
)
