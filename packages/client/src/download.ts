import type { Download } from './call-options.ts'

/** A file as it travels: JSON cannot carry bytes. */
export interface EncodedFile {
  fileName: string
  contentType: string
  base64: string
}

/** Gives a file its bytes back. */
export function toDownload({ fileName, contentType, base64 }: EncodedFile): Download {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return { fileName, contentType, bytes }
}
