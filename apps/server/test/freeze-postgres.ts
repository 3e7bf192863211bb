import { readdirSync, readFileSync } from 'node:fs'
import type { RunningPostgres } from './start-postgres.ts'

/** Not possible without /proc, or if others also use the server. */
export const canFreezePostgres = process.platform === 'linux' && !process.env['TEST_DATABASE_URL']

/** Stops every process of a server mid-operation, as a hanging disk would; until disposed of. */
export function freezePostgres({ pid }: RunningPostgres): Disposable {
  if (pid === undefined) throw new Error('Only a server that was started here can be frozen')
  // The parent first, so it cannot start more.
  process.kill(pid, 'SIGSTOP')
  const frozen = [pid]
  const thaw = () => frozen.forEach(thawOne)
  try {
    for (const child of childrenOf(pid)) {
      frozen.push(child)
      process.kill(child, 'SIGSTOP')
    }
  } catch (error) {
    thaw()
    throw error
  }
  return { [Symbol.dispose]: thaw }
}

function thawOne(pid: number) {
  try {
    process.kill(pid, 'SIGCONT')
  } catch (error) {
    // The parent has resumed and ended it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    // It has ended since it was listed.
    return null
  }
}
