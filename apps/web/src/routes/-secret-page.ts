import { pageHead } from '../lib/start/page-head.ts'

/** For a page whose address is the key to it: it must not be indexed, nor revealed to linked sites. */
export function secretHead(options: Parameters<typeof pageHead>[0]) {
  const head = pageHead(options)
  const secrecy = [
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
  return { ...head, meta: [...head.meta, ...secrecy] }
}
