// A spreadsheet takes a text that begins like this for a formula, and runs it.
const LIKE_A_FORMULA = /^[=+\-@\t\r\n]/

/** Text that a stranger has typed, so that a spreadsheet shows it and does nothing else. */
export const neutralizeText = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text)
