import Bowser from 'bowser'

const UNKNOWN = 'Another program'
// Far more than a browser sends, and little enough for the library's patterns.
const MAX_USER_AGENT = 500
const MAX_NAME = 40

/** `Firefox on Windows`: what the user of a device would call it. Versions and models are not stored. */
export function nameDevice(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT))
  if (!browser.name) return UNKNOWN
  // A program that is no browser calls itself what it likes.
  const name = browser.name.slice(0, MAX_NAME)
  return os.name ? `${name} on ${os.name}` : name
}
