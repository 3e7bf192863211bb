import { useSyncExternalStore } from 'react'

/** A value of this tab that components follow; the server and a page that is hydrating have the first one. */
export interface Shared<T> {
  readonly first: T
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
}

export function createShared<T>(first: T): Shared<T> {
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
