/** Generates the client's types and table of calls from the router: its procedures, their schemas, their REST rows. */
import { fileDownload, session } from '@tiffin/contract'
import { format, resolveConfig } from 'prettier'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { describeCall } from '../../../apps/server/src/http/rest/describe-call.ts'
import { restRoutes } from '../../../apps/server/src/http/rest/routes.ts'
import { appRouter } from '../../../apps/server/src/http/router.ts'
import { takesKeyOf, type ProcedureMeta } from '../../../apps/server/src/platform/require-access.ts'
import { readEvents, valuesOfType } from './contract-names.ts'
import { declareTypes, type TypeOf } from './declare-types.ts'
import { printComment } from './print-type.ts'

interface Procedure {
  _def: {
    type: 'query' | 'mutation' | 'subscription'
    inputs: z.ZodType[]
    output: z.ZodType
    meta: ProcedureMeta
  }
}

const HEAD = `// Drawn from the server's router by \`npm run generate\`: do not edit.
import type { CallOptions, Download, GivenKeyCallOptions, KeyedCallOptions } from './call-options.ts'
import type { ProcedureRow } from './procedure-row.ts'
`

// Subscriptions are streams, not calls.
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).filter(
  ([, { _def }]) => _def.type !== 'subscription',
)

/** The source of `src/api.gen.ts`. */
export async function generateApi(): Promise<string> {
  const types = await declareTypes(procedures.map(([, { _def }]) => _def.output))
  const methods = procedures.map(([path, procedure]) => generateMethod(path, procedure, types.typeOf))
  const events = await readEvents()
  const body = [...types.list(), ...events, generateInterface(methods), generateTable()].join('\n')
  const source = [HEAD, generateErrorCodes(), ...generateValues(body), body].join('\n')
  const options = await resolveConfig(fileURLToPath(import.meta.url))
  return format(source, { ...options, parser: 'typescript' })
}

interface Method {
  feature: string
  source: string
}

function generateMethod(path: string, { _def }: Procedure, typeOf: TypeOf): Method {
  const { inputs, output } = _def
  const [feature = '', name = ''] = path.split('.')
  const [schema] = inputs
  const input = schema
    ? `input${schema.safeParse({}).success ? '?' : ''}: ${typeOf(schema, 'input')}`
    : 'input?: undefined'
  const options = optionsOf(routeOf(path))
  const answer = output === fileDownload ? 'Download' : typeOf(output, 'output')
  return {
    feature,
    source: `${printComment(describe(path, _def))}${name}(${input}, ${options}): Promise<${answer}>`,
  }
}

function optionsOf(route: ReturnType<typeof routeOf>) {
  if (route?.needsKey) return 'options: GivenKeyCallOptions'
  return `options?: ${route?.isRepeatable ? 'KeyedCallOptions' : 'CallOptions'}`
}

const routeOf = (path: string) => restRoutes.find(({ procedure }) => procedure === path)

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' })

/** The text of the OpenAPI document, without what the client does on its own. */
function describe(path: string, { meta, type }: Procedure['_def']): string | undefined {
  const route = routeOf(path)
  if (!route) return undefined
  const { summary, errors = [], isRepeatable: _repeats, ...spoken } = route
  const details = describeCall({
    route: { ...spoken, summary },
    access: meta.access,
    takesKey: takesKeyOf(meta, type),
    fields: [],
  })
  return [
    summary,
    details,
    ...(errors.length > 0 ? [`Fails with ${alternatives.format(errors)}.`] : []),
  ].join('\n\n')
}

const quoted = (values: readonly string[] = []) => values.map((word) => JSON.stringify(word))

/** Also used for lookups: other programs along the way answer with codes, too. */
const generateErrorCodes = () =>
  `export const errorCodes = [${quoted(valuesOfType['ErrorCode']).join(', ')}] as const\nexport type ErrorCode = (typeof errorCodes)[number]\n`

/** The sets of values that are used. */
function generateValues(body: string) {
  return Object.entries(valuesOfType)
    .filter(([name]) => name !== 'ErrorCode' && new RegExp(`\\b${name}\\b`).test(body))
    .map(([name, values]) => `export type ${name} = ${quoted(values).join(' | ')}\n`)
}

function generateInterface(methods: Method[]) {
  const features = [...Map.groupBy(methods, ({ feature }) => feature)].map(
    ([feature, ofFeature]) =>
      `readonly ${feature}: {\n${ofFeature.map(({ source }) => source).join('\n')}\n}\n`,
  )
  return `/** Everything that can be called, as one object of features. */\nexport interface TiffinApi {\n${features.join('\n')}}\n`
}

function generateTable() {
  const rows = procedures.map(([path, procedure]) => `'${path}': ${JSON.stringify(rowOf(path, procedure))},`)
  return `export const procedures: Readonly<Record<string, ProcedureRow>> = {\n${rows.join('\n')}\n}\n`
}

function rowOf(path: string, { _def: { type, output } }: Procedure) {
  const route = routeOf(path)
  return {
    type,
    ...((route?.isRepeatable || route?.needsKey) && { isKeyed: true }),
    ...(route?.isUpload && { uploadTo: route.path }),
    ...(output === fileDownload && { isDownload: true }),
    ...(output === session && { keepsToken: true }),
  }
}
