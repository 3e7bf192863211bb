import { z } from 'zod'
import { launchStates } from './settings/launch.ts'

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
