import { createTiffin, TiffinError, type Tiffin } from '@tiffin/client'

/** Does the work with the API key in TIFFIN_KEY, or else logs in with a password and logs out afterwards. An error is printed as one line, with exit code 1. */
export async function runAsStaff(work: (tiffin: Tiffin) => Promise<void>): Promise<void> {
  const {
    TIFFIN_URL: url = 'http://127.0.0.1:3000',
    TIFFIN_KEY: key,
    TIFFIN_EMAIL: email,
    TIFFIN_PASSWORD: password,
  } = process.env
  try {
    if (key) return await work(createTiffin({ url, key }))
    if (!email || !password)
      return complain('Say who you are: TIFFIN_KEY, or TIFFIN_EMAIL and TIFFIN_PASSWORD')
    const tiffin = createTiffin({ url })
    await tiffin.login({ email, password })
    await work(tiffin).finally(() => tiffin.logout())
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
