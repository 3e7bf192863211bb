/** Builds the OpenAPI 3.1 document from the same rows and schemas that answer the calls. */
import { errorCodes, type SiteSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import server from '../../../package.json' with { type: 'json' }
import { callsOfKey } from '../../platform/admit-api-key.ts'
import { describePrinterPaths, printersTag } from './printer-document.ts'
import { describeStreams, streamsTag } from './stream-document.ts'
import { documentedPath, type RestRoute } from './route.ts'
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

// The introduction of the document, before the individual calls.

const errorTable = Object.entries(errorCodes)
  .map(([code, { status, when }]) => `| ${status} | \`${code}\` | ${when} |`)
  .join('\n')

/** 12.66, 1266 or 1.266. */
function exampleOf(region: SiteSettings['region']): string {
  const money = moneyOf(region)
  return money.write(money.toAmount(1266))
}

/** Whose API it is. */
type Described = Pick<SiteSettings, 'identity' | 'region'>

const describe = ({
  identity,
  region,
}: Described) => `Everything on the ${identity.name} site as HTTP endpoints: the menu, pickup orders, reservations, accounts and
the admin area. The server is Tiffin; the site itself uses the same procedures.

## Logging in

\`POST /auth/login\` returns a \`token\`. Send it as \`Authorization: Bearer …\`. An unused session ends after 15 to 30 days
(6 to 12 hours for staff), and every session ends 180 days (staff: 7 days) after the login, or with
\`POST /auth/logout\`; log in again after a 401. There are no cookies, and tokens in URLs are ignored. Public endpoints
ignore an expired token. Placing an order does not, so that an order is never separated from its account.

Programs send an API key in the same way, and do not log in. Owners make keys in the admin under _API keys_, each with
its own permissions and an end. A key begins with \`tiffin_live_\`, in a demo with \`tiffin_demo_\`. It opens whatever
needs one of its permissions and whatever everybody may read, but nothing about anyone’s account or login. A key that
does not work is rejected everywhere, also by public endpoints.

## Data formats

Bodies are JSON in UTF-8, except for files. Fields may be added to responses: ignore those you do not know. \`_id\` is an opaque string.

A field or query parameter that we do not know is ignored, and named: the header \`X-Ignored-Fields\` lists the paths, and
the answer of a write has \`ignored\`, each with its \`path\` and, if it looks like a known field, the \`nearest\` one. With
\`Prefer: handling=strict\`, and with an API key unless it sends \`Prefer: handling=lenient\`, the request fails with VALIDATION instead. Lines of an order may carry the other fields of a
cart, unless they look like a misspelling.

**Money** is a number in ${region.currency}, exact to its smallest unit: \`${exampleOf(region)}\`. **Times** are ISO 8601 in UTC. Fields
named \`local\` or ending in \`Local\` are in restaurant time (${region.timeZone}), and **days** are calendar days there:
\`2026-12-01\`.

## Errors

Every error has the same body, \`Error\`, with a \`code\` for programs and a \`message\` for people; \`issues\` names the
fields. An unknown path is 404 and an unsupported method 405 (with \`Allow\`), with the same body.

| status | code | when |
|---|---|---|
${errorTable}

## Limits

A body can have up to 256 KB, a whole menu 4 MB, an uploaded file 10 MB. Requests that send emails, try passwords or hold seats are limited
by network address or account: beyond the limit they are 429, with \`Retry-After\`. An API key may make ${callsOfKey.attempts} calls a minute,
and every answer says what is left, in \`RateLimit\` and \`RateLimit-Policy\`. Reading the menu without a key is not limited; its
responses have an \`ETag\` to send back as \`If-None-Match\`.

## This document

It is generated from the schemas that validate the requests and served at \`/api/openapi.json\`; \`/api/docs\` is the
readable version. It lists what everybody may call, and for staff, by their token, what their role may: the page lists
it for who is logged in on the site, but tries calls without a token. To try staff calls, paste a token under _Authorize_.
\`HEAD\` works wherever \`GET\` does.`

const infoOf = (house: Described) => ({
  title: `${house.identity.name} API`,
  version: server.version,
  summary: `The API of ${house.identity.name}, served by Tiffin`,
  description: describe(house),
  license: { name: 'MIT', identifier: 'MIT' },
})
