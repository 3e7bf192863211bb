/** After a logout the browser may be another person's: what was typed and followed here goes, in every tab. */
import { forgetSession } from './session.ts'
import { forgetSessionValues } from '../storage/session-value.ts'

// Holds only when somebody last logged out; other tabs learn from it that they should forget too.
const KEY = 'logged-out-at'
/** Orders of which this device wants to hear: their ids are the keys to their pages. */
export const FOLLOWED_KEY = 'followed-orders'
/** The details and the last order of a guest who wants this device to remember them. */
export const REMEMBERED_KEY = 'remembered-guest'
/** Requests whose answers were lost, with the guest's details in them. */
export const UNANSWERED_PREFIX = 'unanswered-'

/** What a cook has tapped on the kitchen's board, as long as it is not sent; and what was refused of it. */
export const TAPS_KEY = 'tiffin-kitchen-taps'
export const REFUSED_TAPS_KEY = 'tiffin-kitchen-refused'

/** Who has taken the session over with their PIN. */
export const ACTOR_KEY = 'actor'

const ofPerson = [FOLLOWED_KEY, REMEMBERED_KEY, TAPS_KEY, REFUSED_TAPS_KEY, ACTOR_KEY]

/** The cart and what belongs to the device, such as the board's sound, stay. */
export function forgetPerson() {
  forgetSession()
  forgetSessionValues()
  try {
    const unanswered = Object.keys(window.localStorage).filter((key) => key.startsWith(UNANSWERED_PREFIX))
    for (const key of [...ofPerson, ...unanswered]) window.localStorage.removeItem(key)
    window.localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Where storage is forbidden nothing was stored, and no other tab has it.
  }
}

/** Called once by the browser's entry. */
export function forgetWithOtherTabs() {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) forgetSessionValues()
  })
}
