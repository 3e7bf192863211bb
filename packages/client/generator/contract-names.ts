/** The names that the contract uses: of its schemas and of its sets of values, and the comments above them. */
import * as contract from '@tiffin/contract'
import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const contractSource = fileURLToPath(new URL('../../contract/src/', import.meta.url))

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const hasFields = (schema: unknown): boolean =>
  schema instanceof z.ZodObject ||
  schema instanceof z.ZodDiscriminatedUnion ||
  (schema instanceof z.ZodPrefault && hasFields(schema.def.innerType))

/** Exported objects by name; other schemas are clearer inline. */
export const nameOfSchema: ReadonlyMap<unknown, string> = new Map(
  Object.entries(contract).flatMap(([name, schema]) =>
    hasFields(schema) ? [[schema, capitalized(name)]] : [],
  ),
)

// Not every runtime lists a module's exports in the same order.
const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** Sets of values by type name: `orderStatuses` belong to the type `OrderStatus`. */
export const valuesOfType: Readonly<Record<string, readonly string[]>> = {
  ErrorCode: Object.keys(contract.errorCodes),
  Permission: Object.keys(contract.permissions),
  ...Object.fromEntries(
    Object.entries<unknown>(contract)
      .toSorted(byName)
      .flatMap(([name, values]) =>
        isListOfStrings(values) ? [[capitalized(name.replace(/(?<=us)es$|s$/, '')), values]] : [],
      ),
  ),
}

function isListOfStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string')
}

/** The name of exactly these values, in this order. */
export const nameOfValues = (values: readonly unknown[]): string | undefined =>
  Object.entries(valuesOfType).find(([, known]) => known.join('\n') === values.join('\n'))?.[0]

/** The comment above each export of the contract, by the type's name. */
export async function readComments(): Promise<ReadonlyMap<string, string>> {
  const comments = new Map<string, string>()
  for await (const file of glob('*.ts', { cwd: contractSource })) {
    const source = await readFile(contractSource + file, 'utf8')
    for (const [, comment = '', name = ''] of source.matchAll(COMMENTED_EXPORT))
      comments.set(capitalized(name), asSentence(comment))
  }
  return comments
}

/** The interfaces of what streams tell, as the contract writes them: no schema checks what only the server sends. */
export async function readEvents(): Promise<string[]> {
  const source = await readFile(`${contractSource}live.ts`, 'utf8')
  return Array.from(source.matchAll(EVENT_INTERFACE), ([declaration]) => declaration)
}

const EVENT_INTERFACE =
  /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export interface (?:Reload|OrderChanged|MenuChanged) \{[\s\S]*?\n\}\n/g

// Readers of the types do not have the specification at hand.
const asSentence = (comment: string) =>
  comment
    .replaceAll(/\s*\n \*\s*/g, ' ')
    .replaceAll(/ \(SPEC \d+\)|[^.]*SPEC[^.]*\./g, '')
    .trim()

const COMMENTED_EXPORT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g
