/** Text for HTML, between tags or as an attribute in double quotes; for XML, too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

// A spreadsheet treats a text that begins like this as a formula, and executes it.
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n]/

/** A user's text, changed so that a spreadsheet only displays it. */
export const guardText = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text)

/** Restores the text that was guarded. */
export const unguardText = (text: string): string =>
  text.startsWith("'") && LIKE_A_FORMULA.test(text) ? text.slice(1) : text

/**
 * Guards what would begin a cell inside a text: where lists are separated by semicolons or tabs, a spreadsheet splits one
 * text into several cells, and does not recognize that a line break is quoted.
 */
export const guardParts = (text: string): string =>
  text.replaceAll(/(?<=[;\s"])(?='*[=+\-@])(?<=[;\t\r\n][\s"]*)/g, "'")

/** Restores the text whose parts were guarded. */
export const unguardParts = (text: string): string =>
  text.replaceAll(/(?<=[;\s"])'(?='*[=+\-@])(?<=[;\t\r\n][\s"]*')/g, '')
