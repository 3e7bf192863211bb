/** Writes JSON Schema as TypeScript: as much of it as the contract's schemas come out as. */

export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  /** What to write instead, where JSON has no word for it. */
  tsType?: string
  type?: string | string[]
  description?: string
  readOnly?: boolean
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

const keywords: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

interface Words {
  /** Sets of words that have a name of their own. */
  nameOf: (words: unknown[]) => string | undefined
  /** Whether `undefined` may be spelled out where a field may be absent: in what is sent it may, and nothing answers so. */
  takesUndefined: boolean
}

export function printType(schema: JsonSchema, words: Words): string {
  const print = (part: JsonSchema) => printType(part, words)
  const { $ref, tsType, type, properties, items, anyOf, oneOf } = schema
  if (tsType !== undefined) return tsType
  if ($ref !== undefined) return $ref.replace('#/$defs/', '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum)
    return words.nameOf(schema.enum) ?? schema.enum.map((word) => JSON.stringify(word)).join(' | ')
  const variants = anyOf ?? oneOf
  if (variants) return [...new Set(variants.map(print))].join(' | ')
  if (Array.isArray(type)) return type.map((each) => print({ ...schema, type: each })).join(' | ')
  if (type === 'array') return `${schema.readOnly ? 'readonly ' : ''}(${print(items ?? {})})[]`
  if (properties) return `{ ${printFields(schema, print, words)} }`
  const keyword = keywords[type ?? '']
  if (keyword !== undefined) return keyword
  // Anything else would be written down as something that nobody promised.
  if (Object.keys(schema).every((key) => key === 'description')) return 'unknown'
  throw new Error(`No TypeScript for ${JSON.stringify(schema)}`)
}

const LINE_LENGTH = 96

/** Writes sentences as a documentation comment; a blank line begins a new paragraph. */
export function printComment(text: string | undefined): string {
  if (text === undefined) return ''
  if (text.length <= LINE_LENGTH && !text.includes('\n')) return `/** ${text} */\n`
  const lines = text.split('\n').flatMap((line) => line.match(/.{1,96}(?:\s|$)/g) ?? [''])
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}

function printFields(
  { properties = {}, required = [] }: JsonSchema,
  print: (part: JsonSchema) => string,
  { takesUndefined }: Words,
) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = print(field)
    if (required.includes(name)) return `${printComment(field.description)}${name}: ${type}`
    const orUndefined = takesUndefined && type !== 'unknown' ? ' | undefined' : ''
    return `${printComment(field.description)}${name}?: ${type}${orUndefined}`
  })
  return fields.join('\n')
}
