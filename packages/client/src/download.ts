import type { Download } from './call-options.ts'

/** A file as it is transferred: JSON cannot contain bytes. */
export interface EncodedFile {
  fileName: string
  contentType: string
  base64: string
}

/** Decodes a file's bytes. */
export function toDownload({ fileName, contentType, base64 }: EncodedFile): Download {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return { fileName, contentType, bytes }
}
