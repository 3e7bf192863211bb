import { TiffinError } from '@tiffin/client'
import { complain } from './run-with-key.ts'

/** Runs the work for one row of a file and returns whether it succeeded: an error in one row does not stop the others. */
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
