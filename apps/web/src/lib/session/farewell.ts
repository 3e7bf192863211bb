import { createSessionValue } from '../storage/session-value.ts'

/** What the home page says to who has just logged out in the admin: from there it is another document. */
export const farewell = createSessionValue({
  key: 'farewell',
  isValid: (raw): raw is string => typeof raw === 'string',
})
