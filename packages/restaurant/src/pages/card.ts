import type { SectionOf } from '@tiffin/contract'

type Card = SectionOf<'cards'>['items'][number]

/** A card with the parts that it has. */
export const card = (title: string, text: string, parts: Partial<Card> = {}): Card => ({
  title,
  text,
  dishes: [],
  icon: 'none',
  points: [],
  href: '',
  ...parts,
})
