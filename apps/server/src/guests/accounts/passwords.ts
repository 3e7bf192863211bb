import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// They share the thread pool with file access and name lookups.
const inTurn = pLimit(2)

// The same letter can be typed in two ways; someone who switches keyboards must still be able to log in.
const normalize = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalize(password), parameters))

// Of random bytes that were discarded: checking against it takes as long as checking against a real one.
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$TxJdBXNzs3xR3H1VsT9wfw$SQlUFBGytdI8B+3cXT+ePgK68yK02bc0lasumIB/pGc'

/** Whether the password matches the hash; without a hash false, after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? DUMMY_HASH, normalize(password)))
  return isRight && passwordHash !== null
}
