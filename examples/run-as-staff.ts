import { createTiffin, TiffinError, type Tiffin } from '@tiffin/client'

/** Logs in as the environment says, does the work, and ends the session. What went wrong is one line, and exit code 1. */
export async function runAsStaff(work: (tiffin: Tiffin) => Promise<void>): Promise<void> {
  const { TIFFIN_URL: url = 'http://127.0.0.1:3000', TIFFIN_EMAIL, TIFFIN_PASSWORD } = process.env
  try {
    const tiffin = createTiffin({ url })
    await tiffin.login({ email: TIFFIN_EMAIL ?? '', password: TIFFIN_PASSWORD ?? '' })
    await work(tiffin).finally(() => tiffin.logout())
  } catch (error) {
    const isForeseen = error instanceof TiffinError || (error instanceof Error && 'code' in error)
    if (!isForeseen) throw error
    complain(error.message)
  }
}

/** Does it for one row of a file and says whether it was done: what is wrong with one row does not stop the others. */
export async function doRow(name: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const isOfTheRow =
      error instanceof TiffinError && ['VALIDATION', 'CONFLICT', 'NOT_FOUND'].includes(error.code)
    if (!isOfTheRow) throw error
    complain(`${name}: ${error.message}`)
    return false
  }
}

/** Says what went wrong; the script goes on, but will not have succeeded. */
export function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
