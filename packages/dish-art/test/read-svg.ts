/** The properties of a picture that tests check. */
export interface SvgReading {
  ids: string[]
  /** Ids that something in the picture refers to. */
  references: string[]
  bytes: number
}

/** Parses a picture strictly: throws at the first unclosed tag or unquoted attribute. */
export function readSvg(svg: string): SvgReading {
  const open: string[] = []
  let rest = svg
  while (rest !== '') {
    const [tag, closing, name, attributes, selfClosing] =
      /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/.exec(rest) ?? []
    if (tag === undefined || name === undefined) throw new Error(`Not well-formed at: ${rest.slice(0, 60)}`)
    const names = [...(attributes ?? '').matchAll(/ ([a-zA-Z0-9-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) throw new Error(`An attribute twice: ${tag}`)
    if (closing && open.pop() !== name) throw new Error(`Closed but not open: ${tag}`)
    if (!closing && !selfClosing) open.push(name)
    rest = rest.slice(tag.length)
  }
  if (open.length > 0) throw new Error(`Never closed: ${open.join(', ')}`)
  return {
    ids: matchesOf(svg, / id="([^"]+)"/g),
    references: [...matchesOf(svg, / href="#([^"]+)"/g), ...matchesOf(svg, /url\(#([^)]+)\)/g)],
    bytes: new TextEncoder().encode(svg).length,
  }
}

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '')
