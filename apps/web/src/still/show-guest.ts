/** The header of a page without React: what this browser has stored of the guest. */
import type { User } from '@tiffin/contract'
import { countQuantity } from '../guest/cart/cart-rules.ts'
import { cartStore } from '../guest/cart/cart-store.ts'
import { wishlistStore } from '../guest/wishlist/wishlist-store.ts'
import { describeAccount, firstNameOf } from '../layout/guest/describe-account.ts'
import { capCount, describeCart, describeWishlist } from '../layout/describe-counts.ts'
import { closeWhenLeft } from '../lib/forms/close-when-left.ts'
import { forgetPerson } from '../lib/session/forget-person.ts'
import { tokenStore, userStore } from '../lib/session/session.ts'
import { copyOf, findMarked, onPress, type Mark } from './on-page.ts'

/** Shows it, and again whenever it changes in another tab. */
export function showGuest(): void {
  showCounts()
  cartStore.subscribe(showCounts)
  wishlistStore.subscribe(showCounts)

  let stopClosing = () => {}
  const loggedOut = { account: findMarked('account')?.firstElementChild, menu: findMarked('menu-login') }
  function showAccount() {
    const user = tokenStore.get() === null ? null : userStore.get()
    const menu = user && accountMenu(user)
    stopClosing()
    stopClosing = menu ? closeWhenLeft(menu) : () => {}
    findMarked('account')?.replaceChildren(menu ?? loggedOut.account ?? '')
    showInMenu(user, loggedOut.menu)
  }
  for (const details of document.querySelectorAll<HTMLDetailsElement>('header details'))
    closeWhenLeft(details)
  showAccount()
  tokenStore.subscribe(showAccount)
  userStore.subscribe(showAccount)
  onPress('logout', logOut)
}

function showCounts() {
  const wishlistCount = wishlistStore.get().length
  const portions = countQuantity(cartStore.get())
  findMarked('wishlist')?.setAttribute('aria-label', describeWishlist(wishlistCount))
  findMarked('cart')?.setAttribute('aria-label', describeCart(portions))
  showCount('wishlist', wishlistCount, 'badge')
  showCount('cart', portions, 'badge')
  showCount('menu-wishlist', wishlistCount, 'wishlist-count')
}

function showCount(mark: Mark, count: number, template: string) {
  const link = findMarked(mark)
  link?.querySelector('span')?.remove()
  if (count === 0) return
  const [badge] = copyOf(template)
  if (badge === undefined) return
  badge.textContent = capCount(count)
  link?.append(badge)
}

function accountMenu(user: User): HTMLDetailsElement | null {
  const [menu] = copyOf('account-menu')
  if (!(menu instanceof HTMLDetailsElement)) return null
  const firstName = firstNameOf(user)
  const summary = menu.querySelector('summary')
  summary?.setAttribute('aria-label', describeAccount(firstName))
  summary?.firstElementChild?.replaceChildren(firstName)
  keepOwn(user, [...menu.querySelectorAll('a')])
  return menu
}

function showInMenu(user: User | null, login: HTMLElement | null) {
  const nav = findMarked('menu-wishlist')?.parentElement
  const links = [...(nav?.children ?? [])]
  for (const shown of links.slice(links.findIndex((link) => link === findMarked('menu-wishlist')) + 1))
    shown.remove()
  const entries = user ? copyOf('menu-account') : login ? [login] : []
  nav?.append(...entries)
  if (user) keepOwn(user, entries)
}

/** The admin is for staff. */
function keepOwn({ role }: User, links: readonly HTMLElement[]) {
  if (role === 'admin') return
  for (const link of links) if (link.getAttribute('href') === '/admin') link.remove()
}

/** Immediately, without waiting for the server: a session it is not told about expires in time. */
function logOut() {
  const headers = { authorization: `Bearer ${tokenStore.get()}` }
  void fetch('/api/auth/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined)
  forgetPerson()
  location.assign('/')
}
