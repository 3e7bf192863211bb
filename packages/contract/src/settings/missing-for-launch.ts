import type { Issue } from '../error-body.ts'
import type { AllSettings } from './settings.ts'

/** What guests must be told before the site may open; `path` is the field that lacks it. Empty: nothing is missing. */
export function missingForLaunch({ contact, address }: Pick<AllSettings, 'contact' | 'address'>): Issue[] {
  const needed: [path: string, value: string, message: string][] = [
    ['contact.phone.display', contact.phone.tel, 'Phone is required'],
    ['address.street', address.street, 'Enter a street'],
    ['address.city', address.city, 'Enter a city'],
  ]
  return needed.flatMap(([path, value, message]) => (value === '' ? [{ path, message }] : []))
}
