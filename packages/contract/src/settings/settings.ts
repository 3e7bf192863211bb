import { z } from 'zod'
import { allergens } from '../allergens.ts'
import { affectedDay } from '../opening-hours.ts'
import { version } from '../version.ts'
import { settingSectionNames, settingSections, type SettingSection } from './sections.ts'

type Shapes = { [Section in SettingSection]: (typeof settingSections)[Section]['value'] }
type OptionalShapes = { [Section in SettingSection]: z.ZodOptional<Shapes[Section]> }

const shapes = Object.fromEntries(
  settingSectionNames.map((section) => [section, settingSections[section].value]),
) as unknown as Shapes

const optionalShapes = Object.fromEntries(
  settingSectionNames.map((section) => [section, settingSections[section].value.optional()]),
) as unknown as OptionalShapes

const allSettings = z.object(shapes)

/** The current settings that everyone may see, by section; the others are the restaurant's own business. */
export const siteSettings = allSettings.omit({ kitchen: true, alerts: true, launch: true }).extend({
  allergens: z
    .array(z.object({ key: z.enum(allergens), name: z.string() }))
    .optional()
    .describe('Those that the country asks for, with their names there'),
})

const namesOneSection = (input: object) =>
  settingSectionNames.filter((section) => input[section as keyof typeof input] !== undefined).length === 1

const ONE_SECTION = 'Send one section at a time'

/** One section, complete. */
export const previewSettingsInput = z.object(optionalShapes).refine(namesOneSection, ONE_SECTION)

/** One complete section, and the version that was read. Without a version the last write wins. */
export const changeSettingsInput = z
  .object({ ...optionalShapes, version: version.optional() })
  .refine(namesOneSection, ONE_SECTION)

/** Promises to guests that would no longer hold. */
export const settingsPreview = z.object({
  affected: affectedDay
    .array()
    .describe('Open orders and tables that fit the current settings but not the new ones'),
})

const sectionEdit = z.object({
  section: z.enum(settingSectionNames),
  version: version.describe('The version of the section; 0 before the first change'),
  changedAt: z.iso.datetime().nullable(),
})

/** The settings as staff see them. */
export const settingsState = z.object({ settings: allSettings, edits: sectionEdit.array() })

export type SiteSettings = z.infer<typeof siteSettings>
export type AllSettings = z.infer<typeof allSettings>
export type PreviewSettingsInput = z.infer<typeof previewSettingsInput>
export type ChangeSettingsInput = z.infer<typeof changeSettingsInput>
export type SettingsPreview = z.infer<typeof settingsPreview>
export type SettingsState = z.infer<typeof settingsState>
