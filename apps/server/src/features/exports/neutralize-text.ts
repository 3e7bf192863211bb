import { unusableCharacters } from '@tiffin/contract'
import { guardText } from '../../platform/formula-text.ts'

// A workbook with one of these in it cannot be opened; orders from before they were refused may have them.
const unusable = new RegExp(unusableCharacters, 'gu')

/** Text that a stranger has typed, fit for a spreadsheet. */
export const neutralizeText = (text: string): string => guardText(text.replaceAll(unusable, ''))
