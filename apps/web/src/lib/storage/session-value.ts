/** A value that lasts as long as the browser's tab, in session storage under one key. */
export interface SessionValue<T> {
  get(): T | null
  /** null deletes it. */
  set(next: T | null): void
}

interface SessionValueOptions<T> {
  key: string
  /** Checks the stored value. */
  isValid(raw: unknown): raw is T
}

const inMemories = new Set<() => void>()

/** Deletes all of them, also those of parts of the site that are not loaded. */
export function forgetSessionValues() {
  for (const forget of inMemories) forget()
  try {
    window.sessionStorage.clear()
  } catch {
    // Nothing was stored then.
  }
}

export function createSessionValue<T>({ key, isValid }: SessionValueOptions<T>): SessionValue<T> {
  // Storage may be full or forbidden: the value then lasts as long as the page.
  let inMemory: T | null = null
  inMemories.add(() => (inMemory = null))

  function get(): T | null {
    try {
      const raw: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
      return isValid(raw) ? raw : inMemory
    } catch {
      return inMemory
    }
  }

  function set(next: T | null) {
    inMemory = next
    try {
      if (next === null) window.sessionStorage.removeItem(key)
      else window.sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // It is stored in memory already.
    }
  }

  return { get, set }
}
