import type { ErrorCode } from '@tiffin/contract'

/** A file rejected as a whole, with a message for its owner. Thrown in the reading process, so free of server code. */
export class SheetRefusal extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export const wrongKind = () =>
  new SheetRefusal('UNSUPPORTED_MEDIA', 'That isn’t a spreadsheet. Choose an .xlsx, .xls or .csv file.')

export const isProtected = () =>
  new SheetRefusal('VALIDATION', 'The file is password-protected. Save it without a password and try again.')

export const isDamaged = () =>
  new SheetRefusal('VALIDATION', 'The file is damaged. Open it in Excel, save it again and try once more.')

export const isEmpty = () => new SheetRefusal('VALIDATION', 'The file is empty.')

export const hasTooManyRows = () =>
  new SheetRefusal('TOO_LARGE', 'A file can have up to 50,000 rows. Please split it.')
