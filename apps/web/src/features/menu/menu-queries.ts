/** What the order page asks for: the loader and the sections must ask in the same words. */
export const chefSpecialsInput = { category: 'chef-special', limit: 8 } as const
export const moreToLoveInput = { sort: 'popular', limit: 6 } as const
