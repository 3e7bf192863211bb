/** sharp, when the first picture comes: it is large, and most processes never need it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread for a picture, so that the other cores are there for the guests; nothing is wanted twice.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
