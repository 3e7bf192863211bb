export const SEEDED_AT = new Date('2026-01-05T18:00:00Z')
