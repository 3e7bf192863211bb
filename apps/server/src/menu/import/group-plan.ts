import type { Hash } from 'node:crypto'
import { compareGroups, type FieldChange } from './compare-groups.ts'
import type { MenuGroup } from './menu-groups.ts'
import type { Reason } from './parsed-sheet.ts'
import type { GroupDraft, GroupReason } from './plan-groups.ts'

// A column with the wrong contents has a reason in every row.
const MAX_REASONS = 20

interface PlannedGroup {
  row: number
  key: string
  title: string
}

export interface NewGroup extends PlannedGroup {
  after: MenuGroup
}

export interface ChangedGroup extends NewGroup {
  id: string
  version: number
  changes: FieldChange[]
}

export interface RefusedGroup {
  row: number
  title: string
  reasons: Reason[]
  /** The row of its first reason. */
  firstRow: number
}

/** What an import does to the option groups. */
export interface GroupPlan {
  new: NewGroup[]
  changed: ChangedGroup[]
  unchanged: number
  refused: RefusedGroup[]
}

export const emptyGroupPlan = (): GroupPlan => ({ new: [], changed: [], unchanged: 0, refused: [] })

export function addDraft(plan: GroupPlan, { row, key, title, known, after, reasons }: GroupDraft) {
  if (after === null || reasons.length > 0) {
    plan.refused.push(refuse({ row, title, reasons, isKnown: known !== undefined }))
  } else if (known === undefined) {
    plan.new.push({ row, key, title, after })
  } else {
    const changes = compareGroups(known, after)
    const { id, version } = known
    if (changes.length === 0) plan.unchanged += 1
    else plan.changed.push({ row, key, title, after, id, version, changes })
  }
}

interface Refused {
  row: number
  title: string
  reasons: readonly GroupReason[]
  isKnown: boolean
}

function refuse({ row, title, reasons, isKnown }: Refused): RefusedGroup {
  const message = isKnown ? 'The group stays as it is' : 'The group is not added'
  return {
    row,
    title,
    reasons: [...reasons.slice(0, MAX_REASONS).map(withoutRow), { message }],
    firstRow: reasons[0]?.row ?? row,
  }
}

const withoutRow = ({ cell, message }: GroupReason): Reason => ({
  ...(cell !== undefined && { cell }),
  message,
})

/** Adds to a fingerprint what would be done to which version of which group. */
export function digestGroups({ new: added, changed, unchanged, refused }: GroupPlan, digest: Hash): void {
  for (const { row } of refused) digest.update(`\nrefused group ${row}`)
  for (const { row } of added) digest.update(`\nnew group ${row}`)
  for (const { row, id, version, changes } of changed) {
    digest.update(`\nchanged group ${row} ${id} ${version} ${changes.map(({ column }) => column).join()}`)
  }
  digest.update(`\nunchanged groups ${unchanged}`)
}
