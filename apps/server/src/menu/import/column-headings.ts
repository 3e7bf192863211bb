/** What a column is called in a sheet. */
export interface Heading {
  header: string
  /** Other headings with the same meaning. */
  alsoCalled: readonly string[]
}

// "Discount (%)" and "discount %" are one heading.
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Finds the column that a heading means. */
export function indexHeadings<Key extends string>(
  keys: readonly Key[],
  headings: Record<Key, Heading>,
): (heading: string) => Key | undefined {
  const keyByHeading = new Map(
    keys.flatMap((key) => {
      const { header, alsoCalled } = headings[key]
      return [key, header, ...alsoCalled].map((heading) => [plain(heading), key] as const)
    }),
  )
  return (heading) => keyByHeading.get(plain(heading))
}
