/**
 * A digest of a text in sixteen hexadecimal digits. It distinguishes texts but hides nothing: crypto.subtle could do
 * both, but exists on https and localhost only, and a demo on the restaurant's own network has neither.
 */
export function digestText(text: string): string {
  let left = 0xdeadbeef
  let right = 0x41c6ce57
  for (let place = 0; place < text.length; place++) {
    const unit = text.charCodeAt(place)
    left = Math.imul(left ^ unit, 0x9e3779b1)
    right = Math.imul(right ^ unit, 0x5f356495)
  }
  return toHex(scatter(left, right)) + toHex(scatter(right, left))
}

/** Makes every bit of both halves affect both. */
function scatter(half: number, other: number) {
  const mixed = Math.imul(half ^ (half >>> 16), 0x85ebca6b)
  return mixed ^ (mixed >>> 13) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
}

const toHex = (half: number) => (half >>> 0).toString(16).padStart(8, '0')
