import type { SettingSection, SiteSettings } from '@tiffin/contract'

/** What the fields of a section work with. */
export interface SectionFieldsProps<Section extends SettingSection> {
  value: SiteSettings[Section]
  onChange: (value: SiteSettings[Section]) => void
  /** What the server found wrong, by the field's path in the section: `phone.tel`. */
  errors: Readonly<Record<string, string>>
}

/** What a number's field holds; blank is no number, which the server says. */
export const numberOf = (typed: string | number): number => (typed === '' ? Number.NaN : Number(typed))
