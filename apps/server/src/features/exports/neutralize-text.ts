// A spreadsheet takes a text that begins like this for a formula, and runs it.
const LIKE_A_FORMULA = /^[=+\-@\t\r\n]/

// A workbook with one of these in it cannot be opened.
const NO_XML = /(?![\t\n\r])[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/gu

/** Text that a stranger has typed, so that a spreadsheet shows it and does nothing else. */
export function neutralizeText(text: string): string {
  const readable = text.replaceAll(NO_XML, '')
  return LIKE_A_FORMULA.test(readable) ? `'${readable}` : readable
}
