/* global SwaggerUIBundle */
// Runs in the browser. "Try it out" calls the server that the page came from, under whatever name it was reached.
import { findCalls } from './find-calls.js'
import { followAddress, followLinks, showTarget } from './follow-links.js'

const calls = document.getElementById('calls')

async function start() {
  const answer = await fetch('/api/openapi.json', { headers: headersOfLogin() })
  if (!answer.ok) throw new Error(`The document answered ${answer.status}`)
  const spec = await answer.json()
  spec.servers = [{ url: new URL('/api', location.href).href }]
  new MutationObserver(handleRender).observe(calls, { childList: true, subtree: true })
  const page = SwaggerUIBundle({
    spec,
    domNode: calls,
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    filter: true,
    validatorUrl: null,
    plugins: [findCalls(spec), followLinks(spec), foldIntroduction],
  })
  addEventListener('hashchange', () => followAddress(page))
}

/** With the token of staff the document lists what they may call. */
function headersOfLogin() {
  try {
    const token = JSON.parse(localStorage.getItem('token'))
    return typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}
  } catch {
    return {}
  }
}

/** Collapses the introduction, so that the endpoints are visible right away. */
const foldIntroduction = ({ React }) => ({
  wrapComponents: {
    InfoContainer: (Introduction) => (props) =>
      React.createElement(
        'details',
        { className: 'introduction' },
        React.createElement(
          'summary',
          null,
          'Before your first request: logging in, data formats, errors, limits',
        ),
        React.createElement(Introduction, props),
      ),
  },
})

function handleRender() {
  improveAccess()
  showTarget()
}

// Accessibility that the package lacks, for keyboard and screen reader users.
function improveAccess() {
  for (const control of calls.querySelectorAll('tr[data-param-name] :is(select, input, textarea)'))
    name(control, control.closest('tr').dataset.paramName)
  for (const choice of calls.querySelectorAll('.content-type')) name(choice, 'Media type')
  for (const body of calls.querySelectorAll('.body-param__text')) name(body, 'Request body')
  for (const group of calls.querySelectorAll('.opblock-tag'))
    name(group.querySelector('.expand-operation'), group.dataset.tag)
  for (const button of calls.querySelectorAll('.close-modal')) name(button, 'Close')
  for (const button of calls.querySelectorAll('.modal-ux .btn[aria-label]'))
    button.removeAttribute('aria-label')
  for (const code of calls.querySelectorAll('.microlight:not([tabindex])')) code.tabIndex = 0
  // A link inside a button: the button opens the endpoint and updates the address by itself.
  for (const link of calls.querySelectorAll('button a[href]')) link.removeAttribute('href')
}

function name(element, words) {
  if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', words)
}

start().catch((error) => {
  document.getElementById('trouble').hidden = false
  throw error
})
