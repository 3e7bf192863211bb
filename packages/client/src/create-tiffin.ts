import { procedures, type LoginInput, type Session, type TiffinApi } from './api.gen.ts'
import type { CallOptions, KeyedCallOptions, Download } from './call-options.ts'
import { createLive, type LiveApi } from './live.ts'
import { outgoingOf } from './outgoing.ts'
import type { ProcedureRow } from './procedure-row.ts'
import { send } from './send.ts'
import { TiffinError } from './tiffin-error.ts'

const TIMEOUT_MS = 30_000
// A spreadsheet on a slow connection takes a while, and so does a year of orders.
const FILE_TIMEOUT_MS = 120_000

/** Where to call, and as whom. */
export interface TiffinOptions {
  /** Of the restaurant's site: `https://order.example.com` */
  url: string
  /** From an earlier login; without one, calls are anonymous until `login`. */
  token?: string | undefined
  /**
   * An API key, `tiffin_live_…`: every call is sent with it, and nobody has to log in. Calls about an account or a login
   * take none, and reject with `KEY_REFUSED`.
   */
  key?: string | undefined
}

/** A restaurant's site. */
export interface Tiffin extends TiffinApi {
  readonly live: LiveApi
  /**
   * Begins a session and uses its token for all later calls. An unknown address and a wrong password are both
   * `UNAUTHENTICATED`, a disabled account is `FORBIDDEN`, and too many attempts are `RATE_LIMITED`.
   */
  login(input: LoginInput, options?: CallOptions): Promise<Session>
  /** Ends the session; later calls send no token. Without a session it does nothing, and is no error. */
  logout(options?: CallOptions): Promise<void>
  /** The token or the key that calls send now. A script saves the token until its next run. */
  readonly token: string | undefined
}

/**
 * Creates a client: every call is `tiffin.<feature>.<call>(input, options)`. Sends nothing yet. Throws
 * a `TiffinError` with the code `VALIDATION` if the url is not that of a site, or with both a token and a key. A failed call rejects with one, too.
 */
export function createTiffin({ url, token: firstToken, key }: TiffinOptions): Tiffin {
  const site = siteAt(url)
  if (firstToken !== undefined && key !== undefined)
    throw new TiffinError('VALIDATION', 'Give either a token or a key: a call is sent with one of them')
  let token = key ?? firstToken

  const api = bindCalls(async (path, row, input, options) => {
    const { signal, timeoutMs = timeoutOf(row), idempotencyKey } = options
    const sentToken = token
    const outgoing = outgoingOf({ site, path, row, input, token: sentToken, idempotencyKey })
    const isRepeatable = row.type === 'query' || row.isKeyed === true
    const output = await send(outgoing, { isRepeatable, hasFile: hasFile(row), timeoutMs, signal })
    if (row.keepsToken) ({ token } = output as Session)
    // A newer login in the meantime stays.
    if (path === 'auth.logout' && token === sentToken) token = undefined
    return row.isDownload ? toDownload(output as EncodedFile) : output
  })

  return {
    ...api,
    live: createLive(site, () => token),
    login: api.auth.login,
    async logout(options) {
      await api.auth.logout(undefined, options)
    },
    get token() {
      return token
    },
  }
}

const hasFile = ({ uploadTo, isDownload }: ProcedureRow) => uploadTo !== undefined || isDownload === true

const timeoutOf = (row: ProcedureRow) => (hasFile(row) ? FILE_TIMEOUT_MS : TIMEOUT_MS)

type Call = (path: string, row: ProcedureRow, input: unknown, options: KeyedCallOptions) => Promise<unknown>

function bindCalls(call: Call): TiffinApi {
  const api: Record<string, Record<string, unknown>> = {}
  for (const [path, row] of Object.entries(procedures)) {
    const [feature, name] = path.split('.') as [string, string]
    const bound = (input?: unknown, options: KeyedCallOptions = {}) => call(path, row, input, options)
    api[feature] = { ...api[feature], [name]: bound }
  }
  return api as unknown as TiffinApi
}

/** A file as it is transferred: JSON cannot contain bytes. */
interface EncodedFile {
  fileName: string
  contentType: string
  base64: string
}

/** Decodes a file's bytes. */
function toDownload({ fileName, contentType, base64 }: EncodedFile): Download {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return { fileName, contentType, bytes }
}

/** The base address of calls, without a trailing slash; throws `VALIDATION` if it is not a site's address. */
function siteAt(url: string): string {
  const { protocol, origin, pathname } = parse(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw unusable(url, BEGINNING)
  const path = pathname.replace(/\/+$/, '')
  const [, suffix] = /(\/(?:api|trpc))$/.exec(path) ?? []
  if (suffix) throw unusable(url, `give it without ${suffix}`)
  return origin + path
}

function parse(url: string): URL {
  try {
    return new URL(url)
  } catch (cause) {
    throw unusable(url, BEGINNING, cause)
  }
}

const BEGINNING = 'it begins with http:// or https://'

function unusable(url: string, advice: string, cause?: unknown) {
  const message = `${url} is not the address of a site: ${advice}`
  return new TiffinError('VALIDATION', message, { issues: [{ path: 'url', message }], cause })
}
