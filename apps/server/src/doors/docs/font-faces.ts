const families = [
  { name: 'Fraunces Variable', file: /\/fraunces-latin-opsz-normal-[^/]+\.woff2$/, weights: '100 900' },
  { name: 'Figtree Variable', file: /\/figtree-latin-wght-normal-[^/]+\.woff2$/, weights: '300 900' },
]

/** The site's font faces, by the addresses that the build gave them; none in development. */
export function fontFaces(webAssets: readonly string[]) {
  const found = families.flatMap((family) => {
    const url = webAssets.find((asset) => family.file.test(asset))
    return url === undefined ? [] : { ...family, url }
  })
  const css = found.map(
    ({ name, weights, url }) =>
      `@font-face { font-family: '${name}'; font-weight: ${weights}; font-display: swap; src: url('${url}') format('woff2') }\n`,
  )
  return { urls: found.map(({ url }) => url), css: css.join('') }
}
