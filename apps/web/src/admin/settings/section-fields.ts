import type { UseFormReturnType } from '@mantine/form'
import type { AllSettings, SettingSection } from '@tiffin/contract'

/** What the fields of a section work with. */
export interface SectionFieldsProps<Section extends SettingSection> {
  form: UseFormReturnType<AllSettings[Section]>
}
