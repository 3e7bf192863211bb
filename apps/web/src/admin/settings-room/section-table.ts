import type { SettingSection } from '@tiffin/contract'
import type { ComponentType } from 'react'
import { AlertFields } from './alert-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { KitchenFields } from './kitchen-fields.tsx'
import { numberFields } from './number-fields.tsx'
import type { SectionFieldsProps } from './section-fields.ts'
import { TaxesFields } from './taxes-fields.tsx'

/** The fields of each section; a new section is a row here. */
export const sectionTable: {
  [Section in SettingSection]: ComponentType<SectionFieldsProps<Section>>
} = {
  ordering: numberFields([
    ['leadMinutes', 'Lead time', 'min', 'What the kitchen needs for an order'],
    ['slotMinutes', 'Pickup times every', 'min', '5, 10, 15, 20, 30 or 60'],
    ['roundToMinutes', 'Round promised times up to', 'min', 'For as-soon-as-possible orders'],
    ['lookAheadDays', 'Order up to', 'days ahead', 'How far in advance guests can order'],
    ['maxPortions', 'Largest order', 'portions', 'For more, guests are asked to call'],
  ]),
  hours: HoursFields,
  kitchen: KitchenFields,
  alerts: AlertFields,
  tables: numberFields([
    ['slotMinutes', 'Time slots every', 'min', 'Starting when the kitchen opens'],
    ['seatsPerSlot', 'Seats', 'guests', 'Guests per time slot'],
    ['lastSeatingMinutes', 'Last seating', 'min', 'Before the kitchen closes'],
    ['leadMinutes', 'Lead time', 'min', 'How long in advance at least'],
    ['lookAheadDays', 'Book up to', 'days ahead', 'How far in advance guests can book'],
  ]),
  contact: ContactFields,
  taxes: TaxesFields,
}

export const sectionNames = Object.keys(sectionTable) as SettingSection[]
