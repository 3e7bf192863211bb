import { useEffect } from 'react'
import { capCount } from './count-badge.tsx'

/** Puts a number before the document's title, so that a tab in the background shows it. Nothing is read out for it. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count > 0) document.title = `(${capCount(count)}) ${document.title}`
    return () => {
      // Once another page has come, the title is that page's.
      document.title = document.title.replace(/^\(\d+\+?\) /, '')
    }
  }, [count])
}
