/** Turns the contract's schemas into TypeScript; what has a name there is declared once and used by its name. */
import { z } from 'zod'
import { nameOfSchema, nameOfWords, readComments } from './contract-words.ts'
import { printComment, printType, type JsonSchema } from './print-type.ts'

export type Direction = 'input' | 'output'

/** A type as it is written where it is used. */
export type TypeOf = (schema: z.ZodType, direction: Direction) => string

/** `answers` are all outputs: what is in them keeps its plain name, and who sends the same sends `…Input`. */
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
    const words = { nameOf: nameOfWords, takesUndefined: direction === 'input' }
    const { $defs = {}, ...used } = toJsonSchema(schema, direction, nameIn(direction))
    for (const [name, shape] of Object.entries($defs)) declare(name, shape, printType(shape, words))
    return printType(used, words)
  }

  return {
    typeOf,
    /** Everything that `typeOf` has used by name so far, in the order of names. */
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
    // Descriptions are the contract's own; a name makes a schema stand once, however often it is used.
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

// Asked of the schema itself: what is only filled in so that it is refused by its own sentence has to be there.
const requiredFieldsOf = ({ shape }: z.ZodObject) =>
  Object.keys(shape).filter((name) => !(shape[name] as z.ZodType).safeParse(undefined).success)

const isFile = (schema: unknown) =>
  schema instanceof z.ZodCustom && schema.safeParse(new Uint8Array()).success && !schema.safeParse({}).success
