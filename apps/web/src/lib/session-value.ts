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

export function createSessionValue<T>({ key, isValid }: SessionValueOptions<T>): SessionValue<T> {
  // Storage may be full or forbidden: the value then lasts as long as the page.
  let inMemory: T | null = null

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
