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
  [Section in SettingSection]: ComponentType<SectionFieldsProps<Section>>
} = {
  ordering: OrderingFields,
  hours: HoursFields,
  tables: TablesFields,
  contact: ContactFields,
  taxes: TaxesFields,
}

export const sectionNames = Object.keys(sectionTable) as SettingSection[]
