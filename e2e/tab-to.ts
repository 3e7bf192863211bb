import { expect, type Locator, type Page } from './journey.ts'

const MAX_STOPS = 120

/** Presses Tab until the wanted control has the focus; at every stop on the way the focus must be visible. */
export async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    // A sliding row may still be moving.
    await expect.poll(() => page.evaluate(describeHiddenFocus)).toBeNull()
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${wanted.toString()} cannot be reached in ${MAX_STOPS} stops`)
}

/** What is wrong with the focused control: no focus ring, or something in front of it. */
function describeHiddenFocus() {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`
  // For a link that covers a card, or a field inside a frame, the ring is drawn around the whole.
  let ringed: Element | null = element
  while (ringed !== null && getComputedStyle(ringed).outlineStyle === 'none') ringed = ringed.parentElement
  // A text field of the admin has a border of another colour instead.
  const fieldStyle = getComputedStyle(element)
  const border = fieldStyle.getPropertyValue('--input-bd')
  const hasBorder = border !== '' && border === fieldStyle.getPropertyValue('--input-bd-focus')
  if (ringed === null && !hasBorder) return `${name}: no ring`

  const { left, right, top, bottom } = element.getBoundingClientRect()
  const across = [0.1, 0.5, 0.9].map((share) => left + (right - left) * share)
  const down = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share)
  const isSeen = across.some((x) =>
    down.some((y) => {
      const inFront = document.elementFromPoint(x, y)
      return inFront !== null && (element.contains(inFront) || inFront.contains(element))
    }),
  )
  return isSeen ? null : `${name}: hidden`
}
