import { unusableCharacters } from '@tiffin/contract'
import { guardText } from '../../platform/formula-text.ts'

// A workbook that contains one of these cannot be opened; orders from before they were rejected may have them.
const unusable = new RegExp(unusableCharacters, 'gu')

/** A stranger's text, made safe for a spreadsheet. */
export const neutralizeText = (text: string): string => guardText(text.replaceAll(unusable, ''))
