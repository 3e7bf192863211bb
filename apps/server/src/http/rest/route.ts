/** How a row of the REST table is written. */
import type { ErrorCode } from '@tiffin/contract'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../router.ts'

type Inputs = inferRouterInputs<AppRouter>
type Feature = keyof Inputs

/** The router's name for it, `orders.place`. */
export type ProcedureName = { [F in Feature]: `${F}.${keyof Inputs[F] & string}` }[Feature]

type InputOf<Name extends ProcedureName> = Name extends `${infer F extends Feature}.${infer Call}`
  ? Call extends keyof Inputs[F]
    ? Inputs[F][Call]
    : never
  : never

export type FileKind = 'xlsx' | 'csv' | 'ics' | 'tar.gz'

interface Details<Input = unknown> {
  /** Default: 200 for GET, PUT and POST, 204 for DELETE. */
  status?: 200 | 201 | 204
  /** What an outsider needs to know beyond the summary. Access, paging and idempotency are added automatically. */
  description?: string
  /** A realistic input, for the document. */
  example?: Partial<NonNullable<Input>>
  /** Additional error codes, besides those that follow from its access and its input. */
  errors?: readonly ErrorCode[]
  /** Public, but looks at who is calling. */
  readsToken?: true
  /** The header Idempotency-Key makes a retry safe. */
  isRepeatable?: true
  /** It is about a request that was sent with the header Idempotency-Key, and needs the same one. */
  needsKey?: true
  /** The body is multipart/form-data with a field `file`. */
  isUpload?: true
  /** The body may be larger than others. */
  hasLargeBody?: true
  /** May take long: a client that accepts lines of JSON sees the progress, and hanging up stops the call. */
  reportsProgress?: true
  /** The procedure answers with a file, and so does the route: one of these types. */
  download?: readonly FileKind[]
  /** The answer depends only on the address and the catalogue. */
  isCacheable?: true
  /** Query parameters that may be repeated. */
  lists?: readonly string[]
  /** The body is the list in this field of the output; `total` and `cursor` beside it become X-Total-Count and X-Cursor. */
  unwrap?: string
  /** The body is an object with the output in this field. */
  wrapIn?: 'data'
}

export interface RestRoute extends Details {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `:name` becomes a field of the procedure's input. */
  path: string
  procedure: ProcedureName
  status: 200 | 201 | 204
  summary: string
}

/** The calls of one area of the restaurant. */
export interface RestArea {
  name: string
  description: string
  routes: readonly RestRoute[]
}

const write =
  (method: RestRoute['method'], usualStatus: RestRoute['status']) =>
  <Name extends ProcedureName>(
    path: string,
    procedure: Name,
    summary: string,
    details: Details<InputOf<Name>> = {},
  ): RestRoute => ({ method, path, procedure, summary, status: usualStatus, ...details })

export const get = write('GET', 200)
export const post = write('POST', 200)
export const put = write('PUT', 200)
export const del = write('DELETE', 204)

/** A POST that creates something. */
export const create = write('POST', 201)

const PARAMETER = /:(\w+)/g

/** Whatever its parameters are called. */
export const addressOf = (path: string) => path.replaceAll(PARAMETER, ':parameter')

export const parametersOf = (path: string) => Array.from(path.matchAll(PARAMETER), ([, name = '']) => name)

/**
 * The path as OpenAPI needs it. OpenAPI treats two paths that differ only in a parameter's name as one, so a parameter
 * that is called a slug by one call and an id by another is called `idOrSlug`; they take both.
 */
export function documentedPath({ path }: RestRoute, routes: readonly RestRoute[]): string {
  const alike = routes.filter((other) => addressOf(other.path) === addressOf(path))
  let position = -1
  return path.replaceAll(PARAMETER, () => {
    position += 1
    const names = new Set(alike.map((other) => parametersOf(other.path)[position] ?? ''))
    return `{${joinNames([...names].toSorted())}}`
  })
}

const joinNames = ([first = '', ...others]: string[]) =>
  first + others.map((name) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`).join('')

/** Whether its answer is an object that can name the fields that were ignored. */
export const saysWhatWasIgnored = ({ method, status, download, unwrap, wrapIn }: RestRoute) =>
  (method === 'POST' || method === 'PUT') && status !== 204 && !download && !unwrap && !wrapIn
