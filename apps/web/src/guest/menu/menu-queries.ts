/** The order page's queries: the loader and the sections must use the same input. */
export const chefSpecialsInput = { category: 'chef-special', limit: 8 } as const
export const moreToLoveInput = { sort: 'popular', limit: 6 } as const
