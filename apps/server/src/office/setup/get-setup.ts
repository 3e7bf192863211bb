import { type SetupState, type SetupStep, settingSectionNames, setupSteps } from '@tiffin/contract'
import { plainSettings } from '@tiffin/copy'
import { orders, products } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { isLaunched } from '../../platform/launch.ts'
import { listSettingRows, settingsOf } from '../../platform/read-settings.ts'

/** How far the set-up has come: read from what is there, so that nothing has to be ticked off. */
export async function getSetup({ db, clock }: AdminContext): Promise<SetupState> {
  const rows = await listSettingRows(db)
  const { settings } = settingsOf(rows)
  const { identity, contact, address, launch } = settings
  const hasDishes = (await db.$count(products)) > 0
  const isSaved = (step: SetupStep) =>
    settingSectionNames.some((section) => section === step && rows.some((row) => row.section === section))
  const done: Partial<Record<SetupStep, boolean>> = {
    identity: identity.name !== plainSettings.identity.name,
    contact: contact.phone.tel !== '',
    address: address.street !== '' && address.city !== '',
    menu: hasDishes,
    'test-order': (await db.$count(orders)) > 0,
    launch: launch.state !== 'closed',
  }
  return {
    steps: setupSteps.map((step) => ({ step, isDone: done[step] ?? isSaved(step) })),
    launch: isLaunched(settings, clock.nowMs()) ? 'open' : launch.state,
    opensLocal: launch.opensAt,
    isListed: launch.showsSteps,
    hasDishes,
  }
}
