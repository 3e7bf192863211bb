// Anybody can invent searches and parameters; they are answered, but must not push real reads out of a cache.
const KEPT_FIELDS = new Set(['category', 'sort', 'featured', 'limit', 'offset', 'slug'])

/** Whether a catalogue read with this input is one that pages make, so that its answer may be kept. */
export const isKeptInput = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && Object.keys(input).every((name) => KEPT_FIELDS.has(name))
