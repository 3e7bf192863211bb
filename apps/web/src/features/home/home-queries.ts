/** What the home page asks for: the loader and the sections must ask in the same words. */
export const chefSpecialsInput = { featured: true } as const
export const newArrivalsInput = { sort: 'newest', limit: 8 } as const
