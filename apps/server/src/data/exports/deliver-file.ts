import type { FileDownload } from '@tiffin/contract'
import type { Context, StreamedFile } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Passes a file to a door that streams it as it is written; other doors get it whole, so not a large one. */
export async function deliverFile(
  { streamFile, setHeader }: Context,
  file: StreamedFile,
  { advice = 'Choose a shorter period.' } = {},
): Promise<FileDownload> {
  const { fileName, contentType, parts, countRows } = file
  if (streamFile) {
    // Before the first row, so the client can show progress.
    if (countRows) setHeader('x-row-count', String(await countRows()))
    streamFile(parts)
    return { fileName, contentType, base64: '' }
  }
  const written: Buffer[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new Refusal('TOO_LARGE', `This file would be larger than 10 MB. ${advice}`)
    written.push(part)
  }
  return { fileName, contentType, base64: Buffer.concat(written).toString('base64') }
}
