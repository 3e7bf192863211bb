import { createTiffin, TiffinError, type Tiffin } from '@tiffin/client'

/** Does the work with the API key in TIFFIN_KEY, at the site in TIFFIN_URL. An error is printed as one line, with exit code 1. */
export async function runWithKey(work: (tiffin: Tiffin) => Promise<void>): Promise<void> {
  const { TIFFIN_URL: url = 'http://127.0.0.1:3000', TIFFIN_KEY: key } = process.env
  try {
    if (!key) return complain('Set TIFFIN_KEY to an API key: README.md says how to make one')
    await work(createTiffin({ url, key }))
  } catch (error) {
    const isForeseen = error instanceof TiffinError || (error instanceof Error && 'code' in error)
    if (!isForeseen) throw error
    complain(error.message)
  }
}

/** Prints what went wrong; the script continues, but its exit code reports a failure. */
export function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
