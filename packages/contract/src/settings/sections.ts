/** Every section of the settings: its name, and its schema. To add one, add a file here and a row below. */
import { alertSettings } from './alerts.ts'
import { contactSettings } from './contact.ts'
import { hoursSettings } from './hours.ts'
import { kitchenSettings } from './kitchen.ts'
import { orderingSettings } from './ordering.ts'
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
}

export type SettingSection = keyof typeof settingSections

export const settingSectionNames = Object.keys(settingSections) as [SettingSection, ...SettingSection[]]
