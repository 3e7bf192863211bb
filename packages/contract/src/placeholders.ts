/** What a text may say of the restaurant without repeating it: `{name}` in a text is the restaurant’s name. */
export const placeholders = [
  'name',
  'tagline',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
  'email',
  'leadMinutes',
  'currency',
  'taxName',
  'taxPercent',
  'sisterName',
  'sisterCity',
  'sisterRegion',
  'sisterUrl',
  'groupGuests',
  'groupPercent',
  'drinkingAge',
  'kitchenHours',
  'officeHours',
  'seats',
] as const

export type Placeholder = (typeof placeholders)[number]
