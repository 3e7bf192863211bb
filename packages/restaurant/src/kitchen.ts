import type { AlertSettings, AllSettings, KitchenSettings } from '@tiffin/contract'
import { sampleSettings } from './settings.ts'

/**
 * The stations of the default menu and the time that a portion takes. Without limits: how much a kitchen can do is
 * something that only its owner knows.
 */
export const sampleKitchen: KitchenSettings = {
  stations: [
    { key: 'tawa', name: 'Tawa', capacityMinutes: null },
    { key: 'tandoor', name: 'Tandoor', capacityMinutes: null },
    { key: 'curry', name: 'Curry', capacityMinutes: null },
    { key: 'fry', name: 'Fryer', capacityMinutes: null },
    { key: 'cold', name: 'Cold', capacityMinutes: null },
    { key: 'drinks', name: 'Drinks', capacityMinutes: null },
  ],
  work: [
    { category: 'breakfast-lunch', station: 'tawa', minutes: 4 },
    { category: 'thali', station: 'curry', minutes: 4 },
    { category: 'chaat-cold', station: 'cold', minutes: 2 },
    { category: 'chaat-tawa', station: 'tawa', minutes: 3 },
    { category: 'chaat-frying', station: 'fry', minutes: 2 },
    { category: 'veg-appetizers', station: 'fry', minutes: 2.5 },
    { category: 'non-veg-appetizers', station: 'tandoor', minutes: 3 },
    { category: 'veg-main-course', station: 'curry', minutes: 2.5 },
    { category: 'non-veg-main-course', station: 'curry', minutes: 3 },
    { category: 'rice', station: 'curry', minutes: 1 },
    { category: 'breads', station: 'tandoor', minutes: 1 },
    { category: 'extras', station: 'cold', minutes: 0.5 },
    { category: 'soup', station: 'curry', minutes: 1 },
    { category: 'drinks', station: 'drinks', minutes: 1 },
    { category: 'desserts', station: 'cold', minutes: 0.5 },
    { category: 'chef-special', station: 'curry', minutes: 5 },
  ],
}

const defaultAlerts: AlertSettings = {
  acceptsOrders: false,
  staffAfterMinutes: 3,
  guestAfterMinutes: 10,
  emailsOrders: false,
  warnsWithoutBoard: true,
}

/** With the sections that guests do not see. */
export const allSampleSettings: AllSettings = {
  ...sampleSettings,
  kitchen: sampleKitchen,
  alerts: defaultAlerts,
  launch: { state: 'open', opensAt: null, showsSteps: false },
}
