/** Draws the OpenAPI 3.1 document from the same rows and schemas that answer the calls. */
import { errorBody, errorCodes } from '@tiffin/contract'
import type { z } from 'zod'
import { appRouter } from '../router.ts'
import { fieldsOf, toJsonSchema, withoutFields, type JsonSchema } from './json-schema.ts'
import { restRoutes, type RestRoute } from './routes.ts'

interface ProcedureSchemas {
  inputs: z.ZodType[]
  output?: z.ZodType
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

const errorAnswer = {
  description: Object.entries(errorCodes)
    .map(([code, { status, when }]) => `${status} ${code}: ${when}`)
    .join('\n'),
  content: jsonContent({ $ref: '#/components/schemas/Error' }),
}

export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of restRoutes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tiffin', version: '1', description: 'Order for pickup from the restaurant itself.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(route: RestRoute) {
  const { inputs, output } = schemasOf(route.procedure)
  const input = inputs[0] ? toJsonSchema(inputs[0], 'input') : {}
  const namesInPath = Array.from(route.path.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const others = withoutFields(input, namesInPath)
  const isRead = route.method === 'GET'
  const hasBody = !isRead && Object.keys(fieldsOf(others)).length > 0
  return {
    operationId: route.procedure,
    summary: route.summary,
    parameters: [
      ...namesInPath.map((name) => ({ name, in: 'path', required: true, schema: fieldsOf(input)[name] })),
      ...(isRead ? queryParametersOf(others) : []),
      ...headerParametersOf(route),
    ],
    ...(hasBody && { requestBody: { required: true, content: bodyContent(route, others) } }),
    responses: {
      [route.status]: { description: 'Done', ...(route.status !== 204 && answerOf(route, output)) },
      default: errorAnswer,
    },
  }
}

const binary = { type: 'string', format: 'binary' }

function bodyContent(route: RestRoute, input: JsonSchema) {
  if (!route.isUpload) return jsonContent(input)
  // The part's own header says how the file is called.
  const parts = withoutFields(input, ['fileName'])
  return {
    'multipart/form-data': { schema: { ...parts, properties: { ...parts.properties, file: binary } } },
  }
}

function answerOf({ isDownload, unwrap, wrapIn }: RestRoute, output: z.ZodType | undefined) {
  // Of which kind the file is, the call decides.
  if (isDownload) return { content: { '*/*': { schema: binary } } }
  const schema = output ? toJsonSchema(output, 'output') : {}
  if (wrapIn)
    return { content: jsonContent({ type: 'object', properties: { [wrapIn]: schema }, required: [wrapIn] }) }
  if (!unwrap) return { content: jsonContent(schema) }
  const { [unwrap]: list = {}, total } = fieldsOf(schema)
  return { headers: { 'X-Total-Count': { schema: total } }, content: jsonContent(list) }
}

function schemasOf(procedure: string): ProcedureSchemas {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: ProcedureSchemas }>
  const found = procedures[procedure]
  if (!found) throw new Error(`There is no procedure ${procedure}`)
  return found._def
}

const queryParametersOf = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))

function headerParametersOf(route: RestRoute) {
  if (route.procedure !== 'orders.place') return []
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    },
  ]
}
