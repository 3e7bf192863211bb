/** The ids with one of them moved by that many places; it stops at the ends. */
export function moveId(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const others = ids.filter((other) => other !== id)
  const to = Math.min(Math.max(from + by, 0), others.length)
  return others.toSpliced(to, 0, id)
}
