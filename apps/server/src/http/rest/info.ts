/** The introduction of the document, before the individual calls. */
import { errorCodes } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import server from '../../../package.json' with { type: 'json' }

const { brand, softwareName, currency, timeZone } = restaurant

const errorTable = Object.entries(errorCodes)
  .map(([code, { status, when }]) => `| ${status} | \`${code}\` | ${when} |`)
  .join('\n')

const description = `Everything on the ${brand} site as HTTP endpoints: the menu, pickup orders, reservations, accounts and
the admin area. The server is ${softwareName}; the site itself uses the same procedures.

## Logging in

\`POST /auth/login\` returns a \`token\`. Send it as \`Authorization: Bearer …\`. An unused session ends after 15 to 30 days
(6 to 12 hours for staff), and every session ends 180 days (staff: 7 days) after the login, or with
\`POST /auth/logout\`; log in again after a 401. There are no cookies, and tokens in URLs are ignored. Public endpoints
ignore an expired token. Placing an order does not, so that an order is never separated from its account.

## Data formats

Bodies are JSON in UTF-8, except for files. Fields may be added to responses: ignore those you do not know. \`_id\` is an opaque string.

A field or query parameter that we do not know is ignored, and named: the header \`X-Ignored-Fields\` lists the paths, and
the answer of a write has \`ignored\`, each with its \`path\` and, if it looks like a known field, the \`nearest\` one. With
\`Prefer: handling=strict\` the request fails with VALIDATION instead. Lines of an order may carry the other fields of a
cart, unless they look like a misspelling.

**Money** is a number of dollars (${currency}) with two decimals: \`12.66\`. **Times** are ISO 8601 in UTC. Fields
named \`local\` or ending in \`Local\` are in restaurant time (${timeZone}), and **days** are calendar days there:
\`2026-12-01\`.

## Errors

Every error has the same body, \`Error\`, with a \`code\` for programs and a \`message\` for people; \`issues\` names the
fields. An unknown path is 404 and an unsupported method 405 (with \`Allow\`), with the same body.

| status | code | when |
|---|---|---|
${errorTable}

## Limits

A body can have up to 256 KB, an uploaded file 10 MB. Requests that send emails, try passwords or hold seats are limited
by network address or account: beyond the limit they are 429, with \`Retry-After\`. Reading the menu is not limited; its
responses have an \`ETag\` to send back as \`If-None-Match\`.

## This document

It is generated from the schemas that validate the requests and served at \`/api/openapi.json\`; \`/api/docs\` is the
readable version. It lists what everybody may call, and for staff, by their token, what their role may: the page uses the
login of the site. \`HEAD\` works wherever \`GET\` does.`

export const info = {
  title: `${brand} API`,
  version: server.version,
  summary: `The API of ${brand}, served by ${softwareName}`,
  description,
  license: { name: 'MIT', identifier: 'MIT' },
}
