/** Opens and shows the call or the group that the address names: the package looks at it once, while loading. */

/** The call that is to be seen when it has been drawn: what it says comes later than its line. */
let wanted

/** A plugin of Swagger UI. It takes the place of what the package does while loading. */
export const followLinks = (spec) => () => ({
  statePlugins: {
    layout: {
      actions: {
        // The package's own way to open something writes the address as well: "back" would then lead nowhere.
        open: (thing) => ({ type: 'layout_show', payload: { thing, shown: true } }),
        parseDeepLinkHash:
          (hash) =>
          ({ layoutActions }) => {
            const things = thingsNamed(hash, spec)
            if (things.length === 0) return
            layoutActions.updateFilter('')
            for (const thing of things) layoutActions.open(thing)
            wanted = things.at(-1)
            showWanted()
          },
      },
    },
  },
})

/** `#/Menu/products.list` names a group and a call in it; both have to be opened. */
function thingsNamed(hash, { tags, paths }) {
  const [start, tag, name] = hash.split('/')
  if (start !== '#' || !tags.some((group) => group.name === tag)) return []
  const calls = Object.values(paths).flatMap((path) => Object.values(path))
  const isCall = calls.some((call) => call.operationId === name && call.tags.includes(tag))
  return [['operations-tag', tag], ...(isCall ? [['operations', tag, name]] : [])]
}

export function followAddress({ layoutActions }) {
  try {
    layoutActions.parseDeepLinkHash(decodeURIComponent(location.hash))
  } catch (error) {
    // An address cut off in the middle of a letter names nothing.
    if (!(error instanceof URIError)) throw error
  }
}

/** To be asked whenever something was drawn. */
export function showWanted() {
  if (wanted === undefined) return
  // The package escapes what it makes ids of, as if they were selectors.
  const drawn = document.getElementById(CSS.escape(wanted.join('-').replaceAll(' ', '_')))
  if (!drawn) return
  drawn.scrollIntoView()
  const isComplete =
    drawn.matches('.opblock-tag') || drawn.querySelector('.opblock-section, .responses-wrapper')
  if (!isComplete) return
  drawn.querySelector('button').focus({ preventScroll: true })
  wanted = undefined
}
