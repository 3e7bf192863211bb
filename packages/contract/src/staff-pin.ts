/** With a PIN of a few digits a colleague takes over a session at the counter or in the kitchen. */
import { z } from 'zod'
import { isEasyPin, MAX_PIN_DIGITS, MIN_PIN_DIGITS } from './easy-pins.ts'
import { requiredText } from './text.ts'

const typedPin = z
  .string({ error: 'Type the PIN' })
  .regex(
    new RegExp(`^\\d{${MIN_PIN_DIGITS},${MAX_PIN_DIGITS}}$`),
    `A PIN has ${MIN_PIN_DIGITS} to ${MAX_PIN_DIGITS} digits`,
  )

export const setPinInput = z.object({
  pin: typedPin.refine((pin) => !isEasyPin(pin), 'This PIN is too easy to guess. Choose other digits.'),
})

export const takeOverInput = z.object({
  userId: requiredText(64, 'Who?').describe('One of the `colleagues`'),
  pin: typedPin,
})

const person = z.object({ _id: z.string(), name: z.string() })

/** Who acts in this session. */
export const actingState = z.object({
  account: person.describe('Who logged in'),
  actor: person
    .extend({ email: z.string().describe('As the log names them') })
    .nullable()
    .describe('Who has taken the session over with their PIN; null while it is the account’s'),
  secondsLeft: z
    .int()
    .nullable()
    .describe('After so long without a change the session is the account’s again; null if it is now'),
  colleagues: z.array(person).describe('Who can take it over: everybody else with a PIN, by name'),
})

export type SetPinInput = z.infer<typeof setPinInput>
export type TakeOverInput = z.infer<typeof takeOverInput>
export type ActingState = z.infer<typeof actingState>
