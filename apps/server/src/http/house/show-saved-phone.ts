/** As much of a browser as it uses. */
interface Scope {
  caches: {
    keys(): Promise<string[]>
    open(name: string): Promise<{ matchAll(): Promise<readonly Response[]> }>
  }
  document: Page & { createElement(tag: 'a'): Anchor }
  DOMParser: new () => { parseFromString(text: string, type: 'text/html'): Page }
}

interface Page {
  querySelector(selector: string): Anchor | null
}

interface Anchor {
  href: string
  textContent: string
  append(child: Anchor): void
}

/**
 * Adds the restaurant's telephone number to the offline page, as it is on the page that was saved last: its owner may have
 * changed it since the site was built. Written into the page as text, so it must be self-contained.
 */
export async function showSavedPhone({ caches, document, DOMParser }: Scope, pagesPrefix: string) {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix))
  const stored = await Promise.all(names.map((name) => caches.open(name)))
  const pages = (await Promise.all(stored.map((cache) => cache.matchAll()))).flat()
  const savedAt = (page: Response) => Date.parse(page.headers.get('date') ?? '') || 0
  for (const page of pages.toSorted((one, other) => savedAt(other) - savedAt(one))) {
    const saved = new DOMParser().parseFromString(await page.text(), 'text/html')
    const phone = saved.querySelector('a[href^="tel:"]')
    if (phone === null) continue
    const link = document.createElement('a')
    link.href = phone.href
    link.textContent = phone.textContent.trim()
    document.querySelector('#phone')?.append(link)
    return
  }
}
