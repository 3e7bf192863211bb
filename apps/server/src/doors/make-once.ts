/** Makes something when it is first asked for, and keeps it. What fails is tried again by whoever asks next. */
export function makeOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
