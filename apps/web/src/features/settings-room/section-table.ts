import type { SettingSection } from '@tiffin/contract'
import type { ComponentType } from 'react'
import { ContactFields } from './contact-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { OrderingFields } from './ordering-fields.tsx'
import type { SectionFieldsProps } from './section-fields.ts'
import { TablesFields } from './tables-fields.tsx'
import { TaxesFields } from './taxes-fields.tsx'

/** The fields of each section; a new section is a row here. */
export const sectionTable: {
  [Section in SettingSection]: { title: string; Fields: ComponentType<SectionFieldsProps<Section>> }
} = {
  ordering: { title: 'Ordering', Fields: OrderingFields },
  hours: { title: 'Hours', Fields: HoursFields },
  tables: { title: 'Tables', Fields: TablesFields },
  contact: { title: 'Contact', Fields: ContactFields },
  taxes: { title: 'Taxes', Fields: TaxesFields },
}

export const sectionNames = Object.keys(sectionTable) as SettingSection[]
