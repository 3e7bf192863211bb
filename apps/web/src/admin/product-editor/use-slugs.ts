import { normalizeSlug } from '@tiffin/contract'
import { useEffect, useEffectEvent, useState } from 'react'

type ToSlug = (text: string) => string

// The table of other scripts is large, and most menus are in Latin letters.
let inAnyScript: ToSlug | undefined

const needsTable = (title: string) => /(?!\p{Script=Latin})\p{L}/u.test(title)

/**
 * The slug of a title. Other scripts than Latin need a table, which is loaded as soon as the title has one; then
 * `onLoaded` gets the function that knows them.
 */
export function useSlugs(title: string, onLoaded: (toSlug: ToSlug) => void): ToSlug {
  const [, setIsLoaded] = useState(inAnyScript !== undefined)
  const mustLoad = inAnyScript === undefined && needsTable(title)
  const handleLoaded = useEffectEvent(onLoaded)
  useEffect(() => {
    if (!mustLoad) return
    void load()
    async function load() {
      const { slugOf } = await import('@tiffin/contract/slug-of')
      inAnyScript = slugOf
      setIsLoaded(true)
      handleLoaded(slugOf)
    }
  }, [mustLoad])
  return inAnyScript ?? normalizeSlug
}
