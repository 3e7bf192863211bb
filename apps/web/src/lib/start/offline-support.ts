/** How the site works offline, on the page's side; the worker decides what is cached. */
import { whenIdle } from './unfold-page.ts'

export function supportOffline() {
  registerWorker()
  openCachedPages()
}

/** Once the page has loaded everything. Browsers offer no worker to sites without https. */
export function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    whenIdle(() => {
      navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
    })
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/**
 * Offline, a link to a cached page opens it with a full page load, because its data is inside; the router would
 * request the data alone.
 */
function openCachedPages() {
  let isPassing = false
  async function follow(link: HTMLAnchorElement) {
    if (await window.caches?.match(link.href)) window.location.assign(link.href)
    else {
      isPassing = true
      link.click()
      isPassing = false
    }
  }
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || isPassing || navigator.onLine || !isPlainClick(event) || !isOtherPage(link)) return
    event.preventDefault()
    event.stopPropagation()
    void follow(link)
  }
  window.addEventListener('click', handleClick, { capture: true })
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isOtherPage = ({ origin, pathname, target, download }: HTMLAnchorElement) =>
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  target === '' &&
  download === ''
