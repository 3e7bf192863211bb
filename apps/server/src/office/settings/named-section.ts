import { settingSectionNames, type PreviewSettingsInput, type SettingSection } from '@tiffin/contract'

/** The only section that the input names; the contract guarantees that there is one. */
export function namedSection(input: PreviewSettingsInput) {
  const section = settingSectionNames.find((name) => input[name] !== undefined) as SettingSection
  return { section, value: input[section] as NonNullable<PreviewSettingsInput[SettingSection]> }
}
