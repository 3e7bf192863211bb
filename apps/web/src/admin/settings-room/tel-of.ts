/**
 * The number that a phone dials for one that is written as people write it, `780-555-0142`: `+17805550142`. Without a
 * country it is a North American one. Null while it is incomplete.
 */
export function telOf(written: string): string | null {
  const digits = written.replaceAll(/\D/g, '')
  if (written.trim().startsWith('+')) return digits.length >= 7 ? `+${digits}` : null
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : null
}
