/** Turns the contract's schemas into TypeScript; named ones are declared once and referenced by name. */
import { z } from 'zod'
import { nameOfSchema, nameOfValues, readComments } from './contract-names.ts'
import { printComment, printType, type JsonSchema } from './print-type.ts'

export type Direction = 'input' | 'output'

/** A type as written where it is used. */
export type TypeOf = (schema: z.ZodType, direction: Direction) => string

/** `answers` are all outputs: their types keep their plain names, and inputs that differ become `…Input`. */
export async function declareTypes(answers: readonly z.ZodType[]) {
  const comments = await readComments()
  const declarations = new Map<string, string>()
  const answered = new Set(
    answers.flatMap((schema) => Object.keys(toJsonSchema(schema, 'output', plainName).$defs ?? {})),
  )

  function nameIn(direction: Direction) {
    return (schema: z.ZodType) => {
      const name = plainName(schema)
      return direction === 'input' && answered.has(name ?? '') ? `${name}Input` : name
    }
  }

  function declare(name: string, schema: JsonSchema, type: string) {
    const head = schema.properties ? `interface ${name}` : `type ${name} =`
    const declaration = `${printComment(comments.get(name))}export ${head} ${type}\n`
    if ((declarations.get(name) ?? declaration) !== declaration)
      throw new Error(`${name} is two different things`)
    declarations.set(name, declaration)
  }

  const typeOf: TypeOf = (schema, direction) => {
    const names = { nameOf: nameOfValues, takesUndefined: direction === 'input' }
    const { $defs = {}, ...used } = toJsonSchema(schema, direction, nameIn(direction))
    for (const [name, shape] of Object.entries($defs)) declare(name, shape, printType(shape, names))
    return printType(used, names)
  }

  return {
    typeOf,
    /** Everything that `typeOf` has referenced so far, sorted by name. */
    list: () =>
      [...declarations].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, declaration]) => declaration),
  }
}

const plainName = (schema: z.ZodType) => nameOfSchema.get(schema)

function toJsonSchema(
  schema: z.ZodType,
  io: Direction,
  nameOf: (schema: z.ZodType) => string | undefined,
): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Descriptions are the contract's own; a named schema is declared once, however often it is used.
    metadata: {
      get: (part: z.ZodType) => {
        const id = nameOf(part)
        return { ...z.globalRegistry.get(part), ...(id !== undefined && { id }) }
      },
    } as typeof z.globalRegistry,
    override: ({ zodSchema, jsonSchema }) => {
      if (isFile(zodSchema)) Object.assign(jsonSchema, { tsType: 'Blob | Uint8Array' })
      if (io === 'input' && zodSchema instanceof z.ZodObject)
        jsonSchema.required = requiredFieldsOf(zodSchema)
    },
  }) as JsonSchema
}

// Read from the schema itself: a field with a default that exists only for a better error message is required.
const requiredFieldsOf = ({ shape }: z.ZodObject) =>
  Object.keys(shape).filter((name) => !(shape[name] as z.ZodType).safeParse(undefined).success)

const isFile = (schema: unknown) =>
  schema instanceof z.ZodCustom && schema.safeParse(new Uint8Array()).success && !schema.safeParse({}).success
