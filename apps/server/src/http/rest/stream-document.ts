/** The live streams in the OpenAPI document. They are not below /api, but where tRPC has them. */
import { takesKeyOf } from '../../platform/require-access.ts'
import { describeAccess, describeKeys, securityOf } from './describe-call.ts'
import { errorAnswers } from './error-answers.ts'
import { toJsonSchema } from './json-schema.ts'
import { procedureNamed } from './procedure-named.ts'
import { streamEvent } from './shapes/live.shapes.ts'
import type { ProcedureName } from './route.ts'

export const streamsTag = {
  name: 'Live streams',
  description:
    'What happens, as it happens: [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html). Programs that cannot keep a connection poll `GET /admin/orders` with `since`, or have a webhook sent.',
}

type StreamName = Extract<ProcedureName, `live.${string}`>

const streams: readonly { name: StreamName; summary: string; about: string; example: object }[] = [
  {
    name: 'live.staff',
    summary: 'Everything that happens to orders and the menu',
    about: 'Events of all orders, and of the menu.',
    example: {},
  },
  {
    name: 'live.order',
    summary: 'What happens to one order, for anyone who knows its id',
    about: 'Events of one order. Its id is the key.',
    example: { id: '8f14e45fceea167a5a36dedd4bea2543' },
  },
  {
    name: 'live.orders',
    summary: 'What happens to several orders, for anyone who knows their ids',
    about: 'Events of these orders. Their ids are the keys.',
    example: { ids: ['8f14e45fceea167a5a36dedd4bea2543'] },
  },
  {
    name: 'live.menu',
    summary: 'What happens to the menu',
    about: 'Which dishes sell out or come back, and that something else has changed.',
    example: {},
  },
]

const HOW =
  'Each message has as its `data` a JSON list of events: what happened at about the same time, in order. Its `id` is the number of the last of them. The first event is ' +
  '`open`, unless the stream continues from an earlier one. To continue after an interruption, send the last number that you have dealt with, as `lastEventId` in `input` or as the header ' +
  '`Last-Event-ID`: you then get everything after it, once and in order. If that is not known any more, after three days or when a backup was restored, the first event is `reset`: read everything anew.\n\n' +
  'Messages with a name of their own: `connected` comes first, `ping` at least every 15 seconds, `return` at an end, and `serialized-error` says why a stream ended ' +
  'or did not begin, with the usual error in `data.body`. The server ends a stream after half an hour at the latest, at a new release, or if its reader is too slow: connect again with the last number.'

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The number of the last event that you have dealt with; browsers send it by themselves',
  schema: { type: 'string', pattern: String.raw`^\d{1,15}$` },
  example: '4711',
}

/** By their paths, for anyone who may open them. */
export function describeStreams(
  publicUrl: string,
  isListed: (call: { procedure: ProcedureName }) => boolean,
): Record<string, object> {
  return Object.fromEntries(
    streams
      .filter(({ name }) => isListed({ procedure: name }))
      .map((stream) => [
        `/trpc/${stream.name}`,
        {
          servers: [{ url: publicUrl, description: 'This restaurant; not below /api' }],
          get: describeStream(stream),
        },
      ]),
  )
}

function describeStream({ name, summary, about, example }: (typeof streams)[number]) {
  const { inputs, meta, type } = procedureNamed(name)
  const takesKey = takesKeyOf(meta, type)
  const access = `**Access:** ${describeAccess(meta.access, {})} ${describeKeys(meta.access, takesKey)}`
  return {
    operationId: name,
    summary,
    description: [about, HOW, access].join('\n\n'),
    tags: [streamsTag.name],
    security: securityOf(meta.access, {}, takesKey),
    parameters: [
      {
        name: 'input',
        in: 'query',
        required: Object.keys(example).length > 0,
        description: 'As JSON',
        content: {
          'application/json': { schema: inputs[0] ? toJsonSchema(inputs[0], 'input') : {}, example },
        },
      },
      lastEventId,
    ],
    responses: {
      200: {
        description: 'The stream; also if it could not begin, which the message `serialized-error` says',
        headers: {
          'Cache-Control': { description: 'Proxies must not change or store it', schema: { type: 'string' } },
        },
        content: {
          'text/event-stream': {
            schema: {
              type: 'array',
              description: 'The `data` of each message without a name',
              items: toJsonSchema(streamEvent, 'output'),
            },
          },
        },
      },
      ...errorAnswers(['RATE_LIMITED', 'UNAVAILABLE']),
    },
  }
}
