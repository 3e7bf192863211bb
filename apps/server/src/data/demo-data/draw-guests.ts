import type { users } from '../../db/schema/index.ts'
import { createRandom } from './random.ts'

export interface DemoGuest {
  /** Of the account; null for guests without one. */
  userId: string | null
  name: string
  email: string
  phone: string
}

export interface DemoGuests {
  /** They have accounts and come back, the first ones most often. */
  regulars: (DemoGuest & { userId: string })[]
  /** Most of them come once or twice. */
  occasionals: DemoGuest[]
}

const REGULARS = 160
const OCCASIONALS = 2400

/** Recognizably made-up people: their email addresses and phone numbers are reserved for examples. */
export function drawGuests(seed: number): DemoGuests {
  const random = createRandom(`${seed} guests`)
  return {
    regulars: Array.from({ length: REGULARS }, (_, index) => ({
      ...guestOf(index + 1),
      userId: random.id(),
    })),
    occasionals: Array.from({ length: OCCASIONALS }, (_, index) => guestOf(REGULARS + index + 1)),
  }
}

const guestOf = (number: number): DemoGuest => ({
  userId: null,
  name: `Demo Guest ${number}`,
  email: `demo-guest-${number}@example.com`,
  // 555-0100 to 555-0199 are reserved for fiction.
  phone: `780-555-01${String(number % 100).padStart(2, '0')}`,
})

/** Accounts that no one can log in to, created with the first order of each guest who has one. */
export function accountsOf(
  { regulars }: DemoGuests,
  { passwordHash, firstOrderAt }: { passwordHash: string; firstOrderAt: ReadonlyMap<string, Date> },
): (typeof users.$inferInsert)[] {
  return regulars.flatMap(({ userId, name, email }) => {
    const createdAt = firstOrderAt.get(userId)
    if (!createdAt) return []
    return [{ id: userId, name, email, passwordHash, emailVerifiedAt: createdAt, createdAt }]
  })
}
