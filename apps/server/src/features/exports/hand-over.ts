import type { FileDownload } from '@tiffin/contract'
import type { Context, StreamedFile } from '../../platform/procedures.ts'
import { refuseLargeFile } from './file-limit.ts'

/** Leaves a file to a door that sends it on while it is written; others get it whole, and so not a large one. */
export async function handOver({ streamFile }: Context, file: StreamedFile): Promise<FileDownload> {
  const { fileName, contentType, parts } = file
  if (streamFile) {
    streamFile(parts)
    return { fileName, contentType, base64: '' }
  }
  const written: Buffer[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    refuseLargeFile(bytes)
    written.push(part)
  }
  return { fileName, contentType, base64: Buffer.concat(written).toString('base64') }
}
