/** The parts of the bench in the order in which they run. Each has a place for its tables in docs/performance.md. */
export const partNames = [
  'start',
  'memory',
  'reads',
  'cold',
  'selling-out',
  'orders',
  'live',
  'dashboard',
  'import',
  'workbook',
  'large-menu',
  'options',
  'admin',
  'first-visit',
  'lighthouse',
  'weight',
] as const

export type PartName = (typeof partNames)[number]
