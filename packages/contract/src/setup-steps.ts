import { z } from 'zod'
import type { Issue } from './error-body.ts'
import { launchStates } from './settings/launch.ts'
import type { AllSettings } from './settings/settings.ts'

/** What a new restaurant goes through, in the order in which it is best done: an order fixes the time zone. */
export const setupSteps = [
  'identity',
  'contact',
  'address',
  'region',
  'hours',
  'taxes',
  'look',
  'pages',
  'menu',
  'test-order',
  'launch',
] as const

export type SetupStep = (typeof setupSteps)[number]

/** How far the set-up has come, as the data of the site show it. */
export const setupState = z.object({
  steps: z.object({ step: z.enum(setupSteps), isDone: z.boolean() }).array(),
  launch: z.enum(launchStates).describe('Whether the site is open; `open` also once its date has come'),
  opensLocal: z.string().nullable().describe('Restaurant time, `2026-12-01T11:00`'),
  isListed: z.boolean().describe('Whether the dashboard lists what is left'),
  hasDishes: z.boolean(),
})

export type SetupState = z.infer<typeof setupState>

/** What guests must be told before the site may open; `path` is the field that lacks it. Empty: nothing is missing. */
export function missingForLaunch({ contact, address }: Pick<AllSettings, 'contact' | 'address'>): Issue[] {
  const needed: [path: string, value: string, message: string][] = [
    ['contact.phone.display', contact.phone.tel, 'Phone is required'],
    ['address.street', address.street, 'Enter a street'],
    ['address.city', address.city, 'Enter a city'],
  ]
  return needed.flatMap(([path, value, message]) => (value === '' ? [{ path, message }] : []))
}
