/** Every section of the settings: its name, and its schema. To add one, add a schema and a row below. */
import { extrasSettings } from './extras.ts'
import { hoursSettings } from './hours.ts'
import { addressSettings, contactSettings, identitySettings } from './identity.ts'
import { alertSettings, kitchenSettings } from './kitchen.ts'
import { launchSettings, pagesSettings } from './launch.ts'
import { bannerSettings, lookSettings } from './look.ts'
import { orderingSettings, tablesSettings } from './ordering.ts'
import { paymentsSettings } from './payments.ts'
import { regionSettings, taxesSettings } from './region.ts'

export const settingSections = {
  ordering: { title: 'Ordering', value: orderingSettings },
  hours: { title: 'Hours', value: hoursSettings },
  kitchen: { title: 'Kitchen', value: kitchenSettings },
  alerts: { title: 'New orders', value: alertSettings },
  tables: { title: 'Tables', value: tablesSettings },
  contact: { title: 'Contact', value: contactSettings },
  taxes: { title: 'Taxes', value: taxesSettings },
  payments: { title: 'Payments', value: paymentsSettings },
  extras: { title: 'Pickup extras', value: extrasSettings },
  identity: { title: 'Identity', value: identitySettings },
  address: { title: 'Address', value: addressSettings },
  region: { title: 'Region', value: regionSettings },
  look: { title: 'Look', value: lookSettings },
  pages: { title: 'Pages', value: pagesSettings },
  banner: { title: 'Banner', value: bannerSettings },
  launch: { title: 'Opening', value: launchSettings },
}

export type SettingSection = keyof typeof settingSections

export const settingSectionNames = Object.keys(settingSections) as [SettingSection, ...SettingSection[]]
