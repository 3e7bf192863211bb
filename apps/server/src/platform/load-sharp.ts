/** Loads sharp with the first picture: it is large, and most processes never need it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread per picture leaves the other cores to the guests; no picture is processed twice, so no cache.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
