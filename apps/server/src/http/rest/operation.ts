/** One operation of the OpenAPI document: a row of the table and the schemas of its procedure. */
import { jobProgress, PROGRESS_TYPE } from '@tiffin/contract'
import { takesKeyOf } from '../../platform/require-access.ts'
import { describeCall, securityOf } from './describe-call.ts'
import { fieldsOf, type JsonSchema, toJsonSchema, withoutFields } from './json-schema.ts'
import { procedureNamed } from './procedure-named.ts'
import { codesOf, errorAnswers } from './error-answers.ts'
import { type FileKind, parametersOf, type RestRoute, saysWhatWasIgnored } from './route.ts'
import { shapes } from './shapes.ts'

const binary = { type: 'string', format: 'binary' }

const mediaTypes: Record<FileKind, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar',
  'tar.gz': 'application/gzip',
}

const done = { 200: 'Success', 201: 'Created', 204: 'Done; no body' }

export const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any string, such as a random UUID for each order or message. Makes the request safe to repeat.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: 'c0ffee42-a1b2-4c3d-8e4f-5a6b7c8d9e0f',
}

const neededKeyParameter = {
  ...idempotencyKeyParameter,
  required: true,
  description: 'That of the request whose answer was lost',
}

export const preferParameter = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    '`handling=strict` refuses a request with unknown fields, `handling=lenient` ignores them. Without it they are ignored, unless the request has an API key.',
  schema: { type: 'string' },
  example: 'handling=strict',
}

export function describeOperation(route: RestRoute, documentedPath: string, tag: string) {
  const { inputs, meta, type } = procedureNamed(route.procedure)
  const takesKey = takesKeyOf(meta, type)
  const input = inputs[0] ? toJsonSchema(inputs[0], 'input') : {}
  const inPath = parametersOf(route.path)
  const others = withoutFields(input, inPath)
  const isBodiless = route.method === 'GET' || route.method === 'DELETE'
  const hasBody = !isBodiless && Object.keys(fieldsOf(others)).length > 0
  const { access } = meta
  return {
    operationId: route.procedure,
    summary: route.summary,
    description: describeCall({ route, access, takesKey, fields: Object.keys(fieldsOf(input)) }),
    tags: [tag],
    security: securityOf(access, route, takesKey),
    parameters: [
      ...pathParametersOf(route, input, documentedPath),
      ...(isBodiless ? queryParametersOf(route, others) : []),
      ...(route.isRepeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(route.needsKey ? [neededKeyParameter] : []),
      ...(inputs.length > 0 ? [{ $ref: '#/components/parameters/Prefer' }] : []),
    ],
    ...(hasBody && { requestBody: { required: true, content: bodyContent(route, others) } }),
    responses: {
      ...successOf(route),
      ...errorAnswers(codesOf({ route, access, hasInput: inputs.length > 0 })),
    },
  }
}

const exampleIn = ({ example }: RestRoute, name: string) => {
  const value = (example as Record<string, unknown> | undefined)?.[name]
  return value === undefined ? {} : { example: value }
}

/** A description belongs to the parameter, where readers look for it. */
function parameterOf(schema: JsonSchema = {}) {
  const { description, ...own } = schema
  return { ...(description !== undefined && { description }), schema: own }
}

function pathParametersOf(route: RestRoute, input: JsonSchema, documentedPath: string) {
  const names = Array.from(documentedPath.matchAll(/{(\w+)}/g), ([, name = '']) => name)
  return parametersOf(route.path).map((field, position) => ({
    name: names[position],
    in: 'path',
    required: true,
    description: describeName(names[position], field),
    schema: parameterOf(fieldsOf(input)[field]).schema,
    ...exampleIn(route, field),
  }))
}

/** Products are found by any of their names. */
function describeName(documented: string | undefined, field: string): string {
  if (documented === 'idOrSlug') return 'The `_id`, the `slug` or the `sku` of a product, in this order'
  return field === 'slug' ? 'The `slug`, the `_id` or the `sku` of a product' : 'The `_id`'
}

const queryParametersOf = (route: RestRoute, { properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    // An omitted list is an empty one.
    required: required.includes(name) && !route.lists?.includes(name),
    ...parameterOf(schema),
    ...exampleIn(route, name),
  }))

function bodyContent(route: RestRoute, input: JsonSchema) {
  if (!route.isUpload) return { 'application/json': { schema: input, ...bodyExample(route) } }
  // The part's own header contains the file's name.
  const parts = withoutFields(input, ['fileName'])
  return {
    'multipart/form-data': { schema: { ...parts, properties: { ...parts.properties, file: binary } } },
  }
}

function bodyExample({ path, example }: RestRoute) {
  const inPath = parametersOf(path)
  const fields = Object.entries(example ?? {}).filter(([name]) => !inPath.includes(name))
  return fields.length > 0 && { example: Object.fromEntries(fields) }
}

function successOf(route: RestRoute): Record<string, object> {
  const { status, isCacheable } = route
  const description = done[status]
  if (status === 204) return { 204: { description } }
  const { headers, content } = answerOf(route)
  const takesInput = procedureNamed(route.procedure).inputs.length > 0
  const named = {
    ...headers,
    ...(isCacheable && { ETag: etag }),
    ...(takesInput && { 'X-Ignored-Fields': ignoredFields }),
  }
  const answer = { description, ...(Object.keys(named).length > 0 && { headers: named }), content }
  return { [status]: answer, ...(isCacheable && { 304: unchanged }) }
}

const HOW_MANY = 'Total count, regardless of limit and offset'

const header = (description: string, type = 'string') => ({ description, schema: { type } })
const ignoredFields = header('The paths of unknown fields, separated by commas; absent if there are none')
const etag = header('Identifies this response; send it as `If-None-Match`')
const unchanged = {
  description: 'Not modified since the version in `If-None-Match`',
  headers: { ETag: etag },
}

/** What the answer of a write may say besides. */
const ignoredInBody: JsonSchema = {
  properties: {
    ignored: {
      type: 'array',
      description: 'The fields of the request that are unknown; absent if there are none',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'Where in the input, dotted: `items.0.qty`' },
          nearest: { type: 'string', description: 'The known field that was probably meant' },
        },
        required: ['path'],
      },
    },
  },
}

function answerOf(route: RestRoute): { headers?: object; content: object } {
  const { download, unwrap, wrapIn, procedure, reportsProgress } = route
  if (download) {
    return {
      headers: {
        'Content-Disposition': header('The file’s name'),
        ...(download.includes('csv') && {
          'X-Row-Count': header('How many rows the file has, not counting the header', 'integer'),
        }),
      },
      content: Object.fromEntries(download.map((kind) => [mediaTypes[kind], { schema: binary }])),
    }
  }
  const { inputs, output } = procedureNamed(procedure)
  const own = output ? toJsonSchema(output, 'output') : {}
  const namesIgnored =
    inputs.length > 0 && saysWhatWasIgnored(route) && own.type !== 'array' && !reportsProgress
  const schema = namesIgnored ? { allOf: [own, ignoredInBody] } : own
  const headers = procedure === 'orders.place' && {
    headers: {
      'Idempotent-Replayed': header(
        '`true` if this repeats the response to an earlier request with this key',
      ),
    },
  }
  if (wrapIn) return jsonAnswer({ type: 'object', properties: { [wrapIn]: schema }, required: [wrapIn] })
  if (reportsProgress)
    return { content: { ...jsonAnswer(schema).content, [PROGRESS_TYPE]: { schema: progressSchema(schema) } } }
  if (!unwrap) return { ...jsonAnswer(schema), ...headers }
  const { [unwrap]: list = {}, total: { description = HOW_MANY } = {}, cursor } = fieldsOf(schema)
  const ofList = {
    'X-Total-Count': header(description, 'integer'),
    ...(cursor && { 'X-Cursor': header(cursor.description ?? '') }),
  }
  return { headers: ofList, ...jsonAnswer(list) }
}

const progressSchema = (result: JsonSchema) => ({
  description: 'One line per step; the last one has the result or the error',
  type: 'object',
  properties: {
    progress: toJsonSchema(jobProgress, 'output'),
    result,
    error: { $ref: '#/components/schemas/Error' },
  },
})

const jsonAnswer = (schema: JsonSchema) => ({
  content: { 'application/json': { schema, example: exampleOf(schema) } },
})

const NAMED = '#/components/schemas/'

/** An example for a schema built from named shapes: one, a list of one, or an object of them. */
function exampleOf({ $ref, items, properties, anyOf, allOf }: JsonSchema): unknown {
  if ($ref) return shapes[$ref.slice(NAMED.length)]?.example
  if (items) return [exampleOf(items)]
  const [first] = anyOf ?? allOf ?? []
  if (first) return exampleOf(first)
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, schema]) => [name, exampleOf(schema)]),
  )
}
