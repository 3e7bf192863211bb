import { sampleSettings } from '@tiffin/restaurant/sample'
/** Checks the server's answers against its OpenAPI document: every status and every shape must be documented. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { errorBody } from '@tiffin/contract'
import { openApiDocument } from '../src/http/rest/openapi.ts'

export interface Schema {
  $ref?: string
  [keyword: string]: unknown
}
interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
  example?: unknown
}
interface DocumentedAnswer {
  $ref?: string
  description: string
  headers?: Record<string, object>
  content?: Record<string, Media>
}
export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: object[]
  parameters: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, DocumentedAnswer>
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, DocumentedAnswer> }
}

let drawn: OpenApi | undefined

/** The document as scripts get it, built once per test file. */
export const documented = (): OpenApi =>
  (drawn ??= JSON.parse(JSON.stringify(openApiDocument('https://masala.test', sampleSettings))) as OpenApi)

/** Resolves a reference within the document. */
export function resolve<Found extends object>(found: Found & { $ref?: string }): Found {
  if (found.$ref === undefined) return found
  const steps = found.$ref.slice(2).split('/')
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], documented()) as Found
}

let ajv: Ajv2020 | undefined

function validators(): Ajv2020 {
  if (ajv) return ajv
  ajv = new Ajv2020({ strict: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addFormat('binary', true)
  // The document does not promise that no fields are added. The server has none that are undocumented.
  ajv.addSchema({ $id: 'document', components: { schemas: closed(documented().components.schemas) } })
  return ajv
}

/** The same schemas, but without additional fields. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    keyword === 'examples' || keyword === 'enum' ? value : closed(value),
  ])
  const isObject = 'properties' in schema && 'type' in schema && schema.type === 'object'
  return { ...Object.fromEntries(parts), ...(isObject && { additionalProperties: false }) }
}

const compiled = new WeakMap<object, ValidateFunction>()

/** What part of a value does not fit a schema of the document; null if all of it fits. */
export function schemaError(schema: Schema, value: unknown): string | null {
  let validate = compiled.get(schema)
  if (!validate) {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components/', '"document#/components/')
    validate = validators().compile(JSON.parse(text) as object)
    compiled.set(schema, validate)
  }
  return validate(value) ? null : validators().errorsText(validate.errors)
}

interface KnownOperation {
  method: string
  pattern: RegExp
  parameters: number
  operation: Operation
}

let known: KnownOperation[] | undefined

/** The operation for a request; a path with fewer parameters takes precedence. */
export function operationOf(method: string, url: string): Operation | undefined {
  known ??= Object.entries(documented().paths)
    .flatMap(([path, operations]) => {
      const pattern = new RegExp(`^/api${path.replaceAll(/{\w+}/g, '[^/]+')}$`)
      const parameters = path.split('{').length
      return Object.entries(operations).map(([name, operation]) => ({
        method: name.toUpperCase(),
        pattern,
        parameters,
        operation,
      }))
    })
    .toSorted((one, other) => one.parameters - other.parameters)
  const path = url.split('?', 1)[0] ?? ''
  const asked = method === 'HEAD' ? 'GET' : method
  return known.find((row) => row.method === asked && row.pattern.test(path))?.operation
}

/** A closed schema has no room for what `allOf` adds to it: the fields that the answer says were ignored. */
function withoutIgnored(schema: Schema, answer: unknown): [Schema, unknown] {
  const [own, more] = (schema['allOf'] ?? []) as Schema[]
  if (!own || !more || !('ignored' in Object(more['properties']))) return [schema, answer]
  const { ignored, ...others } = answer as Record<string, unknown>
  const mismatch = ignored === undefined ? null : schemaError(more, { ignored })
  return mismatch === null ? [own, others] : [more, { ignored }]
}

interface Answered {
  method: string
  url: string
  status: number
  contentType: string | undefined
  /** Null if it cannot be read. */
  body: string | null
}

// It does not document itself.
const aboutDocument = /^\/api\/(openapi\.json|docs)(?![^/?])/

/** What is undocumented in an answer; null if nothing is. */
export function undocumentedIn({ method, url, status, contentType = '', body }: Answered): string | null {
  const operation = operationOf(method, url)
  const call = `${method} ${url} answered ${status}`
  // A 405 says that there is no such operation, at an address that looks like another's.
  if (!operation || status === 405)
    return status >= 400 || aboutDocument.test(url) ? null : `${call}, and is not in the document`
  const answer = operation.responses[status]
  if (!answer) return `${call}, which the document does not name`
  if (method === 'HEAD' || body === null) return null
  const [type = ''] = contentType.split(';')
  const { content } = resolve(answer)
  if (!content) return body === '' ? null : `${call} with a body, and the document names none`
  const media = content[type]
  if (!media) return `${call} as ${type}, which the document does not name`
  if (type !== 'application/json') return null
  const mismatch = schemaError(...withoutIgnored(media.schema, JSON.parse(body)))
  if (mismatch !== null) return `${call}: ${mismatch}`
  return status >= 400 && !errorBody.safeParse(JSON.parse(body)).success
    ? `${call} without the one error body`
    : null
}
