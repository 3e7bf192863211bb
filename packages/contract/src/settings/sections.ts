/** Every section of the settings: its name, and its schema. To add one, add a file here and a row below. */
import { addressSettings } from './address.ts'
import { alertSettings } from './alerts.ts'
import { bannerSettings } from './banner.ts'
import { contactSettings } from './contact.ts'
import { extrasSettings } from './extras.ts'
import { hoursSettings } from './hours.ts'
import { identitySettings } from './identity.ts'
import { kitchenSettings } from './kitchen.ts'
import { launchSettings } from './launch.ts'
import { lookSettings } from './look.ts'
import { orderingSettings } from './ordering.ts'
import { pagesSettings } from './pages.ts'
import { paymentsSettings } from './payments.ts'
import { regionSettings } from './region.ts'
import { tablesSettings } from './tables.ts'
import { taxesSettings } from './taxes.ts'

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
