import type { EditableOptionGroup, SetChoiceAvailabilityInput } from '@tiffin/contract'
import { and, eq } from 'drizzle-orm'
import { optionChoices } from '../../db/schema/index.ts'
import type { AdminContext } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { changeMenu } from './change-menu.ts'
import { lockEditable } from './edit-option-group.ts'
import { announceLater } from './menu-jobs.ts'
import { startOfSale } from './start-of-sale.ts'

/** 86es a choice on all its dishes, or turns it back on; no edit of the group can get in a cook's way. */
export function setChoiceAvailability(
  ctx: AdminContext,
  input: SetChoiceAvailabilityInput,
): Promise<EditableOptionGroup> {
  return changeMenu(ctx, async (tx) => {
    const nowMs = ctx.clock.nowMs()
    const before = loggedChoice(await lockEditable(tx, input.id, nowMs), input.choice)
    const soldOutUntil = input.soldOut && input.until ? startOfSale(input.until, nowMs) : null
    await tx
      .update(optionChoices)
      .set({ isSoldOut: input.soldOut, soldOutUntil })
      .where(and(eq(optionChoices.groupId, input.id), eq(optionChoices.key, input.choice)))
    if (soldOutUntil !== null) await announceLater(tx, ctx, { at: soldOutUntil })
    const group = await lockEditable(tx, input.id, nowMs)
    const after = loggedChoice(group, input.choice)
    await recordChange(tx, ctx, { action: 'change availability', subjectId: input.id, before, after })
    return group
  })
}

function loggedChoice({ name, choices }: EditableOptionGroup, key: string) {
  const choice = choices.find((one) => one.key === key)
  if (!choice) throw new Refusal('NOT_FOUND', 'That choice is no longer on the menu')
  const { saved, soldOutUntil } = choice
  const { isSoldOut } = saved
  return { title: `${name}: ${choice.name}`, isSoldOut, soldOutUntil }
}
