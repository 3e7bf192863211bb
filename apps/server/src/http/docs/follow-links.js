/** Opens the endpoint or group named in the address: the package itself reads the address only once, on load. */

/** What to scroll to once it is rendered: an endpoint’s details render later than its heading. */
let target

/** A Swagger UI plugin that replaces what the package does on load. */
export const followLinks = (spec) => () => ({
  statePlugins: {
    layout: {
      actions: {
        // The package's own action also pushes an address, which would break the back button.
        open: (thing) => ({ type: 'layout_show', payload: { thing, shown: true } }),
        parseDeepLinkHash:
          (hash) =>
          ({ layoutActions }) => {
            const things = thingsNamed(hash, spec)
            if (things.length === 0) return
            layoutActions.updateFilter('')
            for (const thing of things) layoutActions.open(thing)
            target = things.at(-1)
            showTarget()
          },
      },
    },
  },
})

/** `#/Menu/products.list` names a group and an endpoint in it; both have to be opened. */
function thingsNamed(hash, { tags, paths }) {
  const [start, tag, name] = hash.split('/')
  if (start !== '#' || !tags.some((group) => group.name === tag)) return []
  // Beside its calls, a path may have what they share: its servers and parameters.
  const calls = Object.values(paths).flatMap((path) => Object.values(path).filter(({ tags: own }) => own))
  const isCall = calls.some((call) => call.operationId === name && call.tags.includes(tag))
  return [['operations-tag', tag], ...(isCall ? [['operations', tag, name]] : [])]
}

export function followAddress({ layoutActions }) {
  try {
    layoutActions.parseDeepLinkHash(decodeURIComponent(location.hash))
  } catch (error) {
    // An address cut off in the middle of an escaped character.
    if (!(error instanceof URIError)) throw error
  }
}

/** Call it after every render. */
export function showTarget() {
  if (target === undefined) return
  // The package escapes its ids as if they were selectors.
  const element = document.getElementById(CSS.escape(target.join('-').replaceAll(' ', '_')))
  if (!element) return
  element.scrollIntoView()
  const isComplete =
    element.matches('.opblock-tag') || element.querySelector('.opblock-section, .responses-wrapper')
  if (!isComplete) return
  element.querySelector('button').focus({ preventScroll: true })
  target = undefined
}
