/** Writes JSON Schema as TypeScript: only the part of it that the contract's schemas produce. */

export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  /** The TypeScript to use instead, if JSON Schema cannot express it. */
  tsType?: string
  type?: string | string[]
  description?: string
  readOnly?: boolean
  properties?: Record<string, JsonSchema>
  /** Of an object that is a table: what its values are. */
  additionalProperties?: JsonSchema | boolean
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

interface TypeNames {
  /** Looks up sets of values that have their own name. */
  nameOf: (names: unknown[]) => string | undefined
  /** Whether an optional field may be `undefined`: in inputs it may, in answers it never is. */
  takesUndefined: boolean
}

export function printType(schema: JsonSchema, names: TypeNames): string {
  const print = (part: JsonSchema) => printType(part, names)
  const { $ref, tsType, type, properties, additionalProperties, items, anyOf, oneOf } = schema
  if (tsType !== undefined) return tsType
  if ($ref !== undefined) return $ref.replace('#/$defs/', '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum)
    return names.nameOf(schema.enum) ?? schema.enum.map((word) => JSON.stringify(word)).join(' | ')
  const variants = anyOf ?? oneOf
  if (variants) return [...new Set(variants.map(print))].join(' | ')
  if (Array.isArray(type)) return type.map((each) => print({ ...schema, type: each })).join(' | ')
  if (type === 'array') return `${schema.readOnly ? 'readonly ' : ''}(${print(items ?? {})})[]`
  if (properties) return `{ ${printFields(schema, print, names)} }`
  if (typeof additionalProperties === 'object') return `Record<string, ${print(additionalProperties)}>`
  const keyword = keywords[type ?? '']
  if (keyword !== undefined) return keyword
  // Anything else would end up in the types as something that no one promised.
  if (Object.keys(schema).every((key) => key === 'description')) return 'unknown'
  throw new Error(`No TypeScript for ${JSON.stringify(schema)}`)
}

const LINE_LENGTH = 96

/** Writes text as a documentation comment; a blank line starts a new paragraph. */
export function printComment(text: string | undefined): string {
  if (text === undefined) return ''
  if (text.length <= LINE_LENGTH && !text.includes('\n')) return `/** ${text} */\n`
  const lines = text.split('\n').flatMap((line) => line.match(/.{1,96}(?:\s|$)/g) ?? [''])
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}

function printFields(
  { properties = {}, required = [] }: JsonSchema,
  print: (part: JsonSchema) => string,
  { takesUndefined }: TypeNames,
) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = print(field)
    if (required.includes(name)) return `${printComment(field.description)}${name}: ${type}`
    const orUndefined = takesUndefined && type !== 'unknown' ? ' | undefined' : ''
    return `${printComment(field.description)}${name}?: ${type}${orUndefined}`
  })
  return fields.join('\n')
}
