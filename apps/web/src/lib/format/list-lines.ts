import { lineText } from '@tiffin/contract'

/** '2 × Garlic Naan, 3 × Samosa'; a number is never parted from its dish at the end of a row. */
export const listLines = (lines: readonly Parameters<typeof lineText>[0][]): string =>
  lines.map((line) => lineText(line).replace(' × ', '\u{A0}×\u{A0}')).join(', ')
