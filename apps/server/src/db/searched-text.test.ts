import { foldWords } from '@tiffin/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeKind, openEmptyDatabase } from '../../test/open-empty-database.ts'
import { type Connection, rowsOf } from './database.ts'
import { searchedText } from './searched-text.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openEmptyDatabase(homeKind())
})
afterAll(() => connection.close())

async function foldInDatabase(text: string) {
  const [row] = await rowsOf<{ text: string }>(
    connection.db,
    sql`select ${searchedText(sql`${text}::text`)} as text`,
  )
  return row?.text
}

// Letters of the languages that guests' names come from, accents by themselves, and what is no letter.
const letter = fc.oneof(
  fc.integer({ min: 0x20, max: 0x24f }),
  fc.integer({ min: 0x300, max: 0x36f }),
  fc.integer({ min: 0x1e00, max: 0x1eff }),
  fc.constantFrom(...Array.from('’‘ʼ´`ßæœþđłøı½％Ａ').map((one) => one.codePointAt(0) ?? 0)),
)
const name = fc.array(letter, { maxLength: 20 }).map((codes) => String.fromCodePoint(...codes))

test('names are folded alike where they are stored and where they are typed', async () => {
  await fc.assert(
    fc.asyncProperty(name, async (text) => {
      expect(await foldInDatabase(text)).toBe(foldWords(text))
    }),
    { numRuns: 300 },
  )
})
