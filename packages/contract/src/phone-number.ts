import { MAX_PHONE_LENGTH } from './limits.ts'
import { requiredText } from './text.ts'

// Of a blank one only that it is required is said.
const hasPhoneDigits = (text: string) => text === '' || text.replaceAll(/\D/g, '').length >= 7

/** In any notation; someone may have to call it. */
export const phoneNumber = (message: string) =>
  requiredText(MAX_PHONE_LENGTH, 'Phone is required').refine(hasPhoneDigits, message)
