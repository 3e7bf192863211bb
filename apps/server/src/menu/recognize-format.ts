/** Sharp's names; it counts AVIF among the HEIF formats. */
type Format = 'jpeg' | 'png' | 'webp' | 'heif'

/** The format by the file's first bytes, whatever its name. */
export function recognizeFormat(bytes: Uint8Array): Format | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  // The brand, or for some writers the first of the compatible brands.
  if (head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8))) return 'heif'
  return null
}
