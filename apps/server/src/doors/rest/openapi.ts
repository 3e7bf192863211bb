/** Draws the OpenAPI 3.1 document from the same rows and schemas that answer the calls. */
import { errorBody, errorCodes } from '@tiffin/contract'
import { z } from 'zod'
import { appRouter } from '../router.ts'
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
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(route: RestRoute) {
  const { inputs, output } = schemasOf(route.procedure)
  const input = inputs[0] && jsonSchema(inputs[0], 'input')
  const isRead = route.method === 'GET'
  return {
    operationId: route.procedure,
    summary: route.summary,
    parameters: [...(isRead && input ? parametersOf(route, input) : []), ...headerParametersOf(route)],
    ...(!isRead && input && { requestBody: { required: true, content: bodyContent(route, input) } }),
    responses: {
      [route.status]: { description: 'Done', content: answerContent(route, output) },
      default: errorAnswer,
    },
  }
}

const binary = { type: 'string', format: 'binary' }

function bodyContent(route: RestRoute, input: JsonSchema) {
  if (!route.isUpload) return jsonContent(input)
  const { fileName: _, ...properties } = input.properties as Record<string, object>
  return { 'multipart/form-data': { schema: { ...input, properties: { ...properties, file: binary } } } }
}

const answerContent = (route: RestRoute, output: z.ZodType | undefined) =>
  route.isDownload
    ? { 'application/octet-stream': { schema: binary } }
    : jsonContent(answerSchema(route, output))

function schemasOf(procedure: string): ProcedureSchemas {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: ProcedureSchemas }>
  const found = procedures[procedure]
  if (!found) throw new Error(`There is no procedure ${procedure}`)
  return found._def
}

function answerSchema(route: RestRoute, output: z.ZodType | undefined) {
  const schema = output ? jsonSchema(output, 'output') : {}
  if (route.procedure === 'categories.list')
    return { type: 'object', properties: { data: schema }, required: ['data'] }
  if (route.procedure === 'products.list')
    return (schema.properties as Record<string, object>)['products'] ?? {}
  if (route.path === '/admin/orders') return (schema.properties as Record<string, object>)['orders'] ?? {}
  return schema
}

function parametersOf(route: RestRoute, input: JsonSchema) {
  const required = new Set(input.required as string[] | undefined)
  return Object.entries((input.properties ?? {}) as Record<string, object>).map(([name, schema]) => {
    const isInPath = route.path.includes(`:${name}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.has(name), schema }
  })
}

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

type JsonSchema = Record<string, unknown>

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
