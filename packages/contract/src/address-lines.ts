import type { AddressSettings } from './settings/address.ts'

/** The address as it is written, a line each: '10620 Jasper Ave', 'Edmonton', 'AB T5J 1Z7'. */
export const addressLines = ({ street, city, region, postalCode }: AddressSettings): string[] =>
  [street, city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean)
