/** The home page's queries: the loader and the sections must use the same input. */
export const chefSpecialsInput = { featured: true } as const
export const newArrivalsInput = { sort: 'newest', limit: 8 } as const
