/** Which PINs are too easy. Not in the schema file, so the web need not load zod. */
export const MIN_PIN_DIGITS = 4
export const MAX_PIN_DIGITS = 6

/** Lines on a keypad, and its corners. */
const drawn = ['2580', '0852', '1379', '9731', '1397', '7931']

/**
 * Whether a PIN is among the first that somebody would try: one or two digits only (1111, 1212), digits in equal steps
 * (1234, 8642), a half that repeats (123123), a line on the keypad, or a year of birth.
 */
export function isEasyPin(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = new Set(digits.slice(1).map((digit, place) => (digit - (digits[place] ?? 0) + 10) % 10))
  const half = pin.slice(0, pin.length / 2)
  return (
    new Set(digits).size <= 2 ||
    steps.size === 1 ||
    half + half === pin ||
    drawn.includes(pin) ||
    /^(19[3-9]|20[0-2])\d$/.test(pin)
  )
}
