/** Searches the text of every endpoint: the package's own filter looks at group names only. */

const parameterWords = ({ name, description }) => [name, description]

function wordsOf(method, path, { operationId, summary, description, tags, parameters = [] }) {
  const words = [method, path, operationId, summary, description, tags, parameters.flatMap(parameterWords)]
  return plain(words.flat().join(' '))
}

/** "sold-out", "Sold out" and "soldOut" are treated alike. */
const plain = (text) =>
  text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/{}]+/gu, ' ')
    .trim()

/** A Swagger UI plugin: a search field, its results, and their number. */
export function findCalls(spec) {
  const texts = new Map()
  for (const [path, calls] of Object.entries(spec.paths))
    for (const [method, call] of Object.entries(calls))
      texts.set(`${method} ${path}`, wordsOf(method, path, call))

  // Called on every render, so it must be cheap.
  const opsFilter = (groups, phrase) => {
    const words = plain(phrase).split(' ')
    const isFound = (call) => {
      const text = texts.get(`${call.get('method')} ${call.get('path')}`) ?? ''
      return words.every((word) => text.includes(word))
    }
    return groups
      .map((group) => group.update('operations', (calls) => calls.filter(isFound)))
      .filter((group) => group.get('operations').size > 0)
  }

  return ({ React }) => ({
    fn: { opsFilter },
    components: { FilterContainer: fieldWith(React) },
    wrapComponents: {
      // With no results, the search field says so.
      operations: (Operations) => (props) =>
        props.specSelectors.taggedOperations().size > 0 && React.createElement(Operations, props),
    },
    statePlugins: { layout: openGroupsWithResults },
  })
}

/** Opens the groups with results, and restores the previous state once the field is empty again. */
const openGroupsWithResults = {
  wrapSelectors: {
    isShown: (isShown) => (layout, thing, otherwise) => {
      const key = keyOf(thing, layout.get('filter'))
      return isShown(key, key === thing ? otherwise : true)
    },
  },
  wrapActions: {
    show:
      (show, { layoutSelectors }) =>
      (thing, isShown) =>
        show(keyOf(thing, layoutSelectors.currentFilter()), isShown),
  },
}

const keyOf = (thing, phrase) =>
  isSearch(phrase) && thing[0] === 'operations-tag' ? ['found', phrase, thing[1]] : thing

const isSearch = (filter) => typeof filter === 'string' && filter !== ''

function fieldWith({ createElement, useEffect, useRef }) {
  return function Field({ layoutActions, layoutSelectors, specSelectors }) {
    const filter = layoutSelectors.currentFilter()
    const input = useRef(null)
    const timer = useRef(0)
    const find = () => layoutActions.updateFilter(input.current.value.trim())
    const onInput = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(find, 150)
    }
    // Following a link to an endpoint clears it.
    useEffect(() => {
      if (filter === '') input.current.value = ''
    }, [filter])
    return createElement(
      'search',
      { className: 'find wrapper' },
      createElement('label', { htmlFor: 'find' }, 'Find an endpoint'),
      createElement('input', {
        id: 'find',
        type: 'search',
        ref: input,
        onInput,
        'aria-describedby': 'found',
      }),
      createElement('p', { id: 'found', role: 'status' }, isSearch(filter) ? found(specSelectors) : hint),
    )
  }
}

const hint = 'By its path, its name or any words that describe it.'

function found(specSelectors) {
  const count = specSelectors.taggedOperations().reduce((sum, group) => sum + group.get('operations').size, 0)
  if (count === 0) return 'No endpoints match.'
  return count === 1 ? '1 endpoint matches.' : `${count} endpoints match.`
}
