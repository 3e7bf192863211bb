import { z } from 'zod'
import { keyPermissions, MAX_KEY_DAYS, MAX_OVERLAP_HOURS } from './permissions.ts'
import { calendarDay } from './moment.ts'
import { wholeNumber } from './list-page.ts'
import { pickupTime } from './pickup-time.ts'
import { identifier, requiredText } from './text.ts'

const permission = z.enum(keyPermissions, 'There is no such permission')

export const keyStates = ['active', 'replaced', 'expired', 'revoked', 'orphaned'] as const

/** A key as owners see it. The key itself is shown once, when it is made. */
export const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  prefix: z.string().describe('How it begins: `tiffin_live_`'),
  hint: z.string().describe('Its last four characters'),
  permissions: z.array(permission).describe('What it was given'),
  effective: z
    .array(permission)
    .describe('What it may do now: of what it was given, what its maker may do as well'),
  networks: z
    .array(z.string())
    .describe('The networks it may be used from, such as `203.0.113.0/24`; empty: anywhere'),
  maker: z.string().describe('The email address of the owner who made it'),
  createdAt: pickupTime,
  endsAt: pickupTime,
  state: z
    .enum(keyStates)
    .describe(
      '`replaced`: works until `endsAt` beside its replacement. `orphaned`: its maker’s account is disabled, deleted or no longer staff’s',
    ),
  replacedBy: z.string().nullable().describe('The `_id` of its replacement'),
  lastUse: z
    .object({
      at: pickupTime.describe('To within a minute'),
      network: z.string().nullable().describe('From where, without the last part of the address'),
      call: z.string().describe('Which procedure: `orders.list`'),
    })
    .nullable()
    .describe('Null: it was never used'),
})

/** The only answer that has a key in it. */
export const newApiKey = z.object({
  key: z.string().describe('Send it as `Authorization: Bearer …`. It is not shown again.'),
  apiKey,
})

const endsOn = calendarDay.describe(
  `The last day on which it works, at most ${MAX_KEY_DAYS} days ahead; the day ends at midnight in the restaurant`,
)

export const createApiKeyInput = z.object({
  name: requiredText(60, 'What is it for?').describe('What uses it: `Till at the counter`'),
  permissions: z
    .array(permission)
    .min(1, 'Choose what it may do')
    .max(keyPermissions.length)
    .transform((chosen) => [...new Set(chosen)])
    .meta({ uniqueItems: false, description: 'What it may do' }),
  endsOn,
  networks: z
    .array(requiredText(60, 'Enter a network'))
    .max(20, 'At most 20 networks')
    .default([])
    .describe('Addresses or networks such as `203.0.113.0/24`; none: it works from anywhere'),
})

export const replaceApiKeyInput = z.object({
  id: identifier,
  endsOn,
  overlapHours: wholeNumber(0, MAX_OVERLAP_HOURS)
    .default(24)
    .describe('For how long the replaced key goes on working'),
})

export const apiKeyInput = z.object({ id: identifier })

export type ApiKey = z.infer<typeof apiKey>
export type NewApiKey = z.infer<typeof newApiKey>
export type CreateApiKeyInput = z.output<typeof createApiKeyInput>
export type ReplaceApiKeyInput = z.output<typeof replaceApiKeyInput>
