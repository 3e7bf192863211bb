import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { readErrorBody } from './explain-failure.ts'
import type { ShownPage } from '@tiffin/contract'
import { leaveOutStill, stillQueries } from './kept-sections.ts'

const STALE_AFTER_MS = 60_000
const MAX_RETRIES = 2

// Before the next event, so that a second press finds the button busy.
notifyManager.setScheduler(queueMicrotask)

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // Offline, the worker may still have the answer; and if not, the page says so instead of waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
        // An error from the server is final, and so is being offline: retrying changes nothing.
        retry: (failures, error) =>
          !import.meta.env.SSR && navigator.onLine && failures < MAX_RETRIES && readErrorBody(error) === null,
      },
      // What cannot be sent fails visibly; nothing is sent later without the user's knowledge.
      mutations: { networkMode: 'always' },
    },
  })
}

type Carried = [key: QueryKey, data: unknown][]

/**
 * The query results fetched on the server, as text to embed in the page. What the browser will not ask for, because it
 * is only in sections that stay as they are in the HTML, is left out.
 */
export function dehydrateQueries(queryClient: QueryClient): string {
  const queries = queryClient
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, ...readKey(queryKey) }))
  const shown = queries.filter(({ path }) => path === 'pages.get').map(({ data }) => data as ShownPage)
  const unwanted = new Set(shown.flatMap(stillQueries))
  const carried = queries
    .filter(({ path, input }) => !unwanted.has(JSON.stringify([path, input])))
    .map(({ queryKey, path, data }) => [
      queryKey,
      path === 'pages.get' ? leaveOutStill(data as ShownPage) : data,
    ])
  // Lists have dishes in common, and dishes their categories and option groups.
  return packJson(carried satisfies unknown[][])
}

/** The call and its input of a key as tRPC makes it. */
function readKey([path, options]: QueryKey) {
  const { input = null } = (options ?? {}) as { input?: unknown }
  return { path: Array.isArray(path) ? path.join('.') : '', input }
}

/**
 * A page may come from the server's cache, hours old by its own timestamps but still valid: its data counts as
 * fetched now, so nothing is refetched on load.
 */
export function hydrateQueries(queryClient: QueryClient, carried: string) {
  for (const [key, data] of unpackJson(carried) as Carried) queryClient.setQueryData(key, data)
}

/**
 * JSON in which what is repeated is written once: the names of an object's fields, and equal objects and lists. A list is
 * `[0, ...items]`, an object `[shape, ...values]`, either of them if it occurs several times `[-number]`.
 */
interface Packed {
  /** The names of fields; an object's shape counts from 1. */
  shapes: string[][]
  /** What occurs several times, each before what refers to it; its number counts from 1. */
  shared: unknown[]
  root: unknown
}

/** What is shorter is no longer than the reference to it. */
const MIN_SHARED_LENGTH = 8

/** For a string in double quotes, in which each of the text's own takes a backslash. */
export function packJson(value: unknown): string {
  // Without what JSON leaves out.
  const plain = JSON.parse(JSON.stringify(value)) as unknown
  const repeated = findRepeated(plain)
  const shapes = new Map<string, number>()
  const places = new Map<string, number>()
  const shared: unknown[] = []

  function pack(part: unknown): unknown {
    if (!isCompound(part)) return part
    const text = JSON.stringify(part)
    if (!repeated.has(text)) return packParts(part)
    if (!places.has(text)) places.set(text, shared.push(packParts(part)))
    return [-(places.get(text) ?? 0)]
  }

  function packParts(whole: object) {
    return [shapeOf(whole), ...Object.values(whole).map(pack)]
  }

  function shapeOf(whole: object) {
    if (Array.isArray(whole)) return 0
    const names = JSON.stringify(Object.keys(whole))
    if (!shapes.has(names)) shapes.set(names, shapes.size + 1)
    return shapes.get(names)
  }

  const root = pack(plain)
  const shapeNames = Array.from(shapes.keys(), (names) => JSON.parse(names) as string[])
  return swapQuotes(JSON.stringify({ shapes: shapeNames, shared, root } satisfies Packed))
}

export function unpackJson(text: string): unknown {
  const { shapes, shared, root } = JSON.parse(swapQuotes(text)) as Packed
  const known: unknown[] = []

  function unpack(part: unknown): unknown {
    if (!Array.isArray(part)) return part
    const [kind, ...parts] = part as [number, ...unknown[]]
    if (kind < 0) return known[-kind - 1]
    const values = parts.map(unpack)
    if (kind === 0) return values
    return Object.fromEntries((shapes[kind - 1] ?? []).map((name, place) => [name, values[place]]))
  }

  for (const part of shared) known.push(unpack(part))
  return unpack(root)
}

/** What occurs more than once, as text; inside something repeated nothing is counted again. */
function findRepeated(value: unknown): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()

  function visit(part: unknown) {
    if (!isCompound(part)) return
    const text = JSON.stringify(part)
    if (seen.has(text)) repeated.add(text)
    else Object.values(part).forEach(visit)
    if (text.length > MIN_SHARED_LENGTH) seen.add(text)
  }

  visit(value)
  return repeated
}

const swapQuotes = (text: string) => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

const isCompound = (part: unknown): part is object => typeof part === 'object' && part !== null
