/** Every section of the settings: what it is called, and what fits in it. A new one is a file beside this and a row here. */
import { contactSettings } from './contact.ts'
import { hoursSettings } from './hours.ts'
import { orderingSettings } from './ordering.ts'
import { tablesSettings } from './tables.ts'
import { taxesSettings } from './taxes.ts'

export const settingSections = {
  ordering: { title: 'Ordering', value: orderingSettings },
  hours: { title: 'Hours', value: hoursSettings },
  tables: { title: 'Tables', value: tablesSettings },
  contact: { title: 'Contact', value: contactSettings },
  taxes: { title: 'Taxes', value: taxesSettings },
}

export type SettingSection = keyof typeof settingSections

export const settingSectionNames = Object.keys(settingSections) as [SettingSection, ...SettingSection[]]
