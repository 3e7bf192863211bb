/** What the templates and components mark for pages without React: `data-still`. */
export type Mark =
  | 'account'
  | 'back'
  | 'cart'
  | 'filter'
  | 'logout'
  | 'menu-login'
  | 'menu-wishlist'
  | 'newsletter'
  | 'offline'
  | 'on'
  | 'print'
  | 'retry'
  | 'sections'
  | 'wishlist'

export const findMarked = (mark: Mark): HTMLElement | null => document.querySelector(`[data-still="${mark}"]`)

/** Calls it for each press of such a button, now in the page or later. */
export function onPress(mark: Mark, act: (button: HTMLElement) => void): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[data-still="${mark}"]`) : null
    if (button) act(button)
  })
}

/** What a template holds. */
export function copyOf(template: string): HTMLElement[] {
  const found = document.getElementById(template)
  if (!(found instanceof HTMLTemplateElement)) throw new Error(`The page has no template "${template}"`)
  return [...(found.content.cloneNode(true) as DocumentFragment).children] as HTMLElement[]
}
