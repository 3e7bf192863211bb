import type { UseFormReturnType } from '@mantine/form'
import type { SettingSection, SiteSettings } from '@tiffin/contract'

/** What the fields of a section work with. */
export interface SectionFieldsProps<Section extends SettingSection> {
  form: UseFormReturnType<SiteSettings[Section]>
}
