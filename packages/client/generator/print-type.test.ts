import { expect, test } from 'vitest'
import { printComment, printType, type JsonSchema } from './print-type.ts'

const names = {
  nameOf: (known: unknown[]) => (known.includes('naan') ? 'Bread' : undefined),
  takesUndefined: true,
}
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

test.each<[string, JsonSchema, string]>([
  ['a text', { type: 'string' }, 'string'],
  ['a whole number', { type: 'integer' }, 'number'],
  ['something or null', { type: ['string', 'null'] }, 'string | null'],
  [
    'one or the other',
    { anyOf: [{ type: 'number' }, { type: 'string' }, { type: 'integer' }] },
    'number | string',
  ],
  ['words', { enum: ['hot', 'mild'] }, '"hot" | "mild"'],
  ['words with a name', { enum: ['naan', 'roti'] }, 'Bread'],
  ['a single word', { const: 'pickup' }, '"pickup"'],
  ['a list of one or the other', { type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  ['a list that nobody changes', { type: 'array', readOnly: true, items: {} }, 'readonly (unknown)[]'],
  ['what stands elsewhere', { $ref: '#/$defs/Order' }, 'Order'],
  ['anything', { description: 'Whatever it was' }, 'unknown'],
  [
    'a table',
    { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    'Record<string, string | null>',
  ],
  [
    'an object',
    { properties: { a: { type: 'string', description: 'First' }, b: { type: 'null' } }, required: ['a'] },
    '{ /** First */ a: string b?: null | undefined }',
  ],
])('%s', (_what, schema, type) => {
  expect(oneLine(printType(schema, names))).toBe(type)
})

test('in answers, an optional field is never undefined', () => {
  const schema = { properties: { phone: { type: 'string' } } }
  expect(printType(schema, { ...names, takesUndefined: false })).toBe('{ phone?: string }')
})

test('an unsupported schema is an error', () => {
  expect(() => printType({ type: 'tuple' }, names)).toThrow('No TypeScript for {"type":"tuple"}')
})

test('a long comment is wrapped, a short one is not', () => {
  expect(printComment('Adds a dish')).toBe('/** Adds a dish */\n')
  expect(printComment(`${'so '.repeat(40)}many\n\nand more`)).toMatch(
    /^\/\*\*\n( \* so.*\n){2} \*\n \* and more\n \*\/\n$/,
  )
  expect(printComment(undefined)).toBe('')
})
