import { useEffect } from 'react'
import { capCount } from '../describe-counts.ts'

/** Puts a number before the document's title, to show it in a background tab. It is not announced. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count > 0) document.title = `(${capCount(count)}) ${document.title}`
    return () => {
      // After a navigation the title belongs to the new page.
      document.title = document.title.replace(/^\(\d+\+?\) /, '')
    }
  }, [count])
}
