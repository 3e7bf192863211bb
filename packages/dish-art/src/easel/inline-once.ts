/** A drawing stored for repeated use. */
export interface StoredDrawing {
  id: string
  markup: string
}

/** Inlines each stored drawing that is used only once, which takes fewer bytes. */
export function inlineOnce(picture: string, stored: readonly StoredDrawing[]): string {
  // Backwards: a drawing is stored after those that it uses.
  return stored.reduceRight((whole, { id, markup }) => {
    const uses = whole.split(`"#${id}"`).length - 1
    if (uses !== 1) return whole
    const use = new RegExp(`<use href="#${id}"([^>]*)/>`)
    return whole
      .replace(`<g id="${id}">${markup}</g>`, '')
      .replace(use, (_, attributes: string) => inPlace(markup, attributes))
  }, picture)
}

function inPlace(markup: string, attributes: string): string {
  if (attributes === '') return markup
  if (attributes.includes('transform')) return `<g${attributes}>${markup}</g>`
  const [x, y] = ['x', 'y'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '0')
  return `<g transform="translate(${x} ${y})">${markup}</g>`
}
