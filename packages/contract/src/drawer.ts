/**
 * What happens to the cash drawer beside payments. `count`: somebody counted it, such as the float in the morning. `in`
 * and `out`: change from the bank, a delivery paid in cash. `correction`: what turned out after a closing. Not in the
 * schema files, so the web need not load zod.
 */
export const drawerEntryKinds = ['count', 'in', 'out', 'correction'] as const

export type DrawerEntryKind = (typeof drawerEntryKinds)[number]
