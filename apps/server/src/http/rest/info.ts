/** The introduction of the document, before the individual calls. */
import { errorCodes, type SiteSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import { callsOfKey } from '../../platform/admit-api-key.ts'
import server from '../../../package.json' with { type: 'json' }

const errorTable = Object.entries(errorCodes)
  .map(([code, { status, when }]) => `| ${status} | \`${code}\` | ${when} |`)
  .join('\n')

/** 12.66, 1266 or 1.266. */
function exampleOf(region: SiteSettings['region']): string {
  const money = moneyOf(region)
  return money.write(money.toAmount(1266))
}

/** Whose API it is. */
export type Described = Pick<SiteSettings, 'identity' | 'region'>

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

export const infoOf = (house: Described) => ({
  title: `${house.identity.name} API`,
  version: server.version,
  summary: `The API of ${house.identity.name}, served by Tiffin`,
  description: describe(house),
  license: { name: 'MIT', identifier: 'MIT' },
})
