// A spreadsheet takes a text that begins like this for a formula, and runs it.
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n]/

/** Text that somebody has typed, so that a spreadsheet shows it and does nothing else. */
export const guardText = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text)

/** The text that was guarded. */
export const unguardText = (text: string): string =>
  text.startsWith("'") && LIKE_A_FORMULA.test(text) ? text.slice(1) : text
