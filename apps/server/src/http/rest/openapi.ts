/** Builds the OpenAPI 3.1 document from the same rows and schemas that answer the calls. */
import { documentedPath } from './route.ts'
import { info } from './info.ts'
import { definitionOf } from './json-schema.ts'
import { describeOperation, idempotencyKeyParameter, preferParameter } from './operation.ts'
import { procedureNamed } from './procedure-named.ts'
import { codesOf, codesOfOwnStatus, sharedErrorAnswers } from './error-answers.ts'
import { restAreas, restRoutes } from './routes.ts'
import { shapes } from './shapes.ts'

export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, routes } of restAreas) {
    for (const route of routes) {
      const path = documentedPath(route, restRoutes)
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route, path, name) }
    }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: `${publicUrl}/api`, description: 'This restaurant' }],
    externalDocs: { url: `${publicUrl}/api/docs`, description: 'The same, human-readable' },
    tags: restAreas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(shapes).map(([name, { schema, example }]) => [
          name,
          { ...definitionOf(schema, name), examples: [example] },
        ]),
      ),
      responses: sharedErrorAnswers(usedCodes()),
      parameters: { IdempotencyKey: idempotencyKeyParameter, Prefer: preferParameter },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` returned by `POST /auth/login`',
        },
      },
    },
  }
}

/** Codes that some call returns as the only code of its status. */
const usedCodes = () =>
  new Set(
    restRoutes.flatMap((route) => {
      const { inputs, meta } = procedureNamed(route.procedure)
      return codesOfOwnStatus(codesOf({ route, access: meta.access, hasInput: inputs.length > 0 }))
    }),
  )
