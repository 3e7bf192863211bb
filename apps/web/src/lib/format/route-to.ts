/** An address of this site, such as '/order-online?sort=newest', as the router's links take it. */
export function routeTo(href: string) {
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid')
  return {
    to: pathname,
    search: Object.fromEntries(searchParams),
    ...(hash !== '' && { hash: hash.slice(1) }),
  }
}
