/** Finds calls by their words: the package's own filter looks at the names of groups only. */

const parameterWords = ({ name, description }) => [name, description]

function wordsOf(method, path, { operationId, summary, description, tags, parameters = [] }) {
  const words = [method, path, operationId, summary, description, tags, parameters.flatMap(parameterWords)]
  return plain(words.flat().join(' '))
}

/** "sold-out", "Sold out" and "soldOut" are the same words. */
const plain = (text) =>
  text
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/{}]+/gu, ' ')
    .trim()

/** A plugin of Swagger UI: a field for words, what it finds, and how much that is. */
export function findCalls(spec) {
  const texts = new Map()
  for (const [path, calls] of Object.entries(spec.paths))
    for (const [method, call] of Object.entries(calls))
      texts.set(`${method} ${path}`, wordsOf(method, path, call))

  // Asked for at every rendering: it only reads.
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
      // The field says that nothing was found.
      operations: (Operations) => (props) =>
        props.specSelectors.taggedOperations().size > 0 && React.createElement(Operations, props),
    },
    statePlugins: { layout: openWhatIsFound },
  })
}

/** Groups are open where something was found, and as they were before when the field is empty again. */
const openWhatIsFound = {
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
  isPhrase(phrase) && thing[0] === 'operations-tag' ? ['found', phrase, thing[1]] : thing

const isPhrase = (filter) => typeof filter === 'string' && filter !== ''

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
    // A link that leads to a call empties it.
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
      createElement('p', { id: 'found', role: 'status' }, isPhrase(filter) ? found(specSelectors) : hint),
    )
  }
}

const hint = 'By its path, its name or any words that describe it.'

function found(specSelectors) {
  const count = specSelectors.taggedOperations().reduce((sum, group) => sum + group.get('operations').size, 0)
  if (count === 0) return 'No endpoints match.'
  return count === 1 ? '1 endpoint matches.' : `${count} endpoints match.`
}
