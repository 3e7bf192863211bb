/** Builds the OpenAPI 3.1 document from the same rows and schemas that answer the calls. */
import { describePrinterPaths, printersTag } from './printer-document.ts'
import { describeStreams, streamsTag } from './stream-document.ts'
import { documentedPath, type RestRoute } from './route.ts'
import { type Described, infoOf } from './info.ts'
import { definitionOf } from './json-schema.ts'
import { describeOperation, idempotencyKeyParameter, preferParameter } from './operation.ts'
import { procedureNamed } from './procedure-named.ts'
import { codesOf, sharedErrorAnswers } from './error-answers.ts'
import { restAreas, restRoutes } from './routes.ts'
import { shapes } from './shapes.ts'
import { describeWebhooks } from './webhook-document.ts'

/** `isListed` leaves out calls, with the areas and shapes that only they use. */
export function openApiDocument(
  publicUrl: string,
  house: Described,
  isListed: (call: Pick<RestRoute, 'procedure'>) => boolean = () => true,
) {
  const paths: Record<string, Record<string, unknown>> = {}
  const areas = restAreas.filter(({ routes }) => routes.some(isListed))
  for (const { name, routes } of areas) {
    for (const route of routes.filter(isListed)) {
      const path = documentedPath(route, restRoutes)
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route, path, name) }
    }
  }
  const streams = describeStreams(publicUrl, isListed)
  // For those who set printers up.
  const printers = isListed({ procedure: 'printers.create' }) ? describePrinterPaths(publicUrl) : null
  Object.assign(paths, streams, printers)
  // For those who can have them sent.
  const webhooks = areas.some(({ name }) => name === 'Webhooks') ? describeWebhooks() : null
  const responses = sharedErrorAnswers(listedCodes(isListed))
  return {
    openapi: '3.1.0',
    info: infoOf(house),
    servers: [{ url: `${publicUrl}/api`, description: 'This restaurant' }],
    externalDocs: { url: `${publicUrl}/api/docs`, description: 'The same, human-readable' },
    tags: [
      ...areas.map(({ name, description }) => ({ name, description })),
      streamsTag,
      ...(printers ? [printersTag] : []),
    ],
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: usedSchemas({ paths, responses, webhooks }),
      responses,
      parameters: { IdempotencyKey: idempotencyKeyParameter, Prefer: preferParameter },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` returned by `POST /auth/login`',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'tiffin_live_…',
          description:
            'A key that an owner made under _API keys_. It does what its permissions allow, and never more than its maker may do now.',
        },
      },
    },
  }
}

/** The shapes that these parts of the document name, and those that they name in turn. */
function usedSchemas(parts: Record<string, object | null>) {
  const used: Record<string, object> = {}
  const waiting: object[] = [parts]
  for (const part of waiting) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const found = shapes[name]
      if (name in used || !found) continue
      used[name] = { ...definitionOf(found.schema, name), examples: [found.example] }
      waiting.push(used[name])
    }
  }
  return used
}

const listedCodes = (isListed: (call: Pick<RestRoute, 'procedure'>) => boolean) =>
  restRoutes.filter(isListed).map((route) => {
    const { inputs, meta } = procedureNamed(route.procedure)
    return codesOf({ route, access: meta.access, hasInput: inputs.length > 0 })
  })
