/** What the document says before it comes to single calls. */
import { errorCodes } from '@tiffin/contract'
import { restaurant } from '@tiffin/restaurant'
import server from '../../../package.json' with { type: 'json' }

const { brand, softwareName, currency, timeZone } = restaurant

const errorTable = Object.entries(errorCodes)
  .map(([code, { status, when }]) => `| ${status} | \`${code}\` | ${when} |`)
  .join('\n')

const description = `Everything that ${brand} does on its site, as HTTP calls: the menu, orders for pickup, tables,
accounts, and the work behind the counter. The server is ${softwareName}, and the site itself uses the same procedures.

## Logging in

\`POST /auth/login\` answers with a \`token\`. Send it as \`Authorization: Bearer …\`. Without use it
ends after 15 to 30 days (6 to 12 hours for whoever works here), in any case 180 days after the login (7 days), or with
\`POST /auth/logout\`: log in again on 401. There are no cookies, and no token in an address counts. Calls that anybody may make take a
token that has ended for none; placing an order does not, so that no order loses its owner.

## Shapes

Bodies are JSON in UTF-8, but for files. Fields may be added to answers: pass over those that you do not know. In a
request, unknown fields are ignored. \`_id\` is an opaque string.

**Money** is a number of dollars (${currency}) with two decimals: \`12.66\`. **Times** are ISO 8601 in UTC; where a
field ends in \`Local\`, or is called \`local\`, it is what the clock on the restaurant's wall shows (${timeZone}), and
**days** are days of its calendar, \`2026-12-01\`.

## Errors

Every refusal has one body, \`Error\`, with a \`code\` for programs and a \`message\` for people; \`issues\` names the fields.
An unknown address is 404 and a wrong method 405 (with \`Allow\`), with the same body.

| status | code | when |
|---|---|---|
${errorTable}

## Limits

A body may have 256 KB, an uploaded file 10 MB. Calls that send mails, guess at passwords or hold seats are counted by
address or account: too many are 429, with \`Retry-After\`. What reads the menu is not counted, and has an \`ETag\`: send it as
\`If-None-Match\`.

## This document

It is generated from the schemas that answer the calls, at \`/api/openapi.json\`; \`/api/docs\` shows it to people. \`HEAD\`
can be used wherever \`GET\` can.`

export const info = {
  title: `${brand} API`,
  version: server.version,
  summary: `The API of ${brand}, served by ${softwareName}`,
  description,
  license: { name: 'MIT', identifier: 'MIT' },
}
