import { createTiffin, TiffinError, type Tiffin } from '@tiffin/client'

/** Logs in as the environment says, does the work, and ends the session. What went wrong is one line, and exit code 1. */
export async function runAsStaff(work: (tiffin: Tiffin) => Promise<void>): Promise<void> {
  const {
    TIFFIN_URL: url = 'http://127.0.0.1:3000',
    TIFFIN_EMAIL: email,
    TIFFIN_PASSWORD: password,
  } = process.env
  if (!email || !password) return complain('Say who you are: TIFFIN_EMAIL and TIFFIN_PASSWORD')
  try {
    const tiffin = createTiffin({ url })
    await tiffin.login({ email, password })
    await work(tiffin).finally(() => tiffin.logout())
  } catch (error) {
    const isForeseen = error instanceof TiffinError || (error instanceof Error && 'code' in error)
    if (!isForeseen) throw error
    complain(error.message)
  }
}

/** Says what went wrong; the script goes on, but will not have succeeded. */
export function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
