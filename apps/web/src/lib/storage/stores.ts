/** A value that outlives the page, stored in local storage under one key and shared with the guest's other tabs. */
import { useSyncExternalStore } from 'react'
import type { CartItem, LineOption } from '@tiffin/contract'

export interface Stored<T> {
  /** Also used on the server, and in the browser during hydration. */
  readonly empty: T
  get(): T
  set(next: T): void
  /** Changes the currently stored value, which another tab may have written since this one last read it. */
  update(change: (current: T) => T): void
  subscribe(listener: () => void): () => void
}

interface StoredOptions<T> {
  key: string
  empty: T
  /** Accepts any stored value; what cannot be read is left out. */
  parse(raw: unknown): T
}

export function createLocalStorageStore<T>({ key, empty, parse }: StoredOptions<T>): Stored<T> {
  const listeners = new Set<() => void>()
  let lastText: string | null = null
  let lastValue = empty
  // Storage may be full or forbidden: the value then lasts as long as the page.
  let isUnsaved = false

  function get(): T {
    if (isUnsaved) return lastValue
    const text = readText(key)
    if (text !== lastText) {
      lastText = text
      lastValue = text === null ? empty : parse(parseJson(text))
    }
    return lastValue
  }

  function set(next: T) {
    // For null the key is removed.
    const text = next === null ? null : JSON.stringify(next)
    // A value that is the same is not news: all that show it would render again.
    if (text === readText(key) && !isUnsaved) return
    lastText = text
    lastValue = next
    isUnsaved = !writeText(key, lastText)
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    const handleStorage = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', handleStorage)
    // A page that returns from the back-forward cache has missed the events of other tabs.
    window.addEventListener('pageshow', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', handleStorage)
      window.removeEventListener('pageshow', listener)
    }
  }

  return { empty, get, set, update: (change) => set(change(get())), subscribe }
}

/** The stored value; the empty one on the server and during hydration, so that the two agree. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.empty)
}

function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether something from the browser's storage is a line of a cart. */
export function isStoredLine(raw: unknown): raw is CartItem {
  if (typeof raw !== 'object' || raw === null) return false
  const { slug, title, price, thumbnail, quantity, options, note } = raw as Record<string, unknown>
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    typeof title === 'string' &&
    typeof price === 'number' &&
    price >= 0 &&
    typeof quantity === 'number' &&
    quantity >= 1 &&
    (thumbnail === undefined || typeof thumbnail === 'string') &&
    (note === undefined || typeof note === 'string') &&
    (options === undefined || (Array.isArray(options) && options.every(isLineOption)))
  )
}

function isLineOption(raw: unknown): raw is LineOption {
  if (typeof raw !== 'object' || raw === null) return false
  const { group, choice, groupName, choiceName, price, quantity } = raw as Record<string, unknown>
  return (
    [group, choice, groupName, choiceName].every((text) => typeof text === 'string') &&
    typeof price === 'number' &&
    (quantity === undefined || typeof quantity === 'number')
  )
}

/** A value of this tab that components follow; the server and a page that is hydrating have the first one. */
interface Shared<T> {
  readonly first: T
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

export function createStore<T>(first: T): Shared<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    first,
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useShared = <T>({ first, get, subscribe }: Shared<T>): T =>
  useSyncExternalStore(subscribe, get, () => first)
