import type { ImportResult } from '@tiffin/contract'
import type { FieldChange } from './compare-groups.ts'
import type { Writing } from './plan-writing.ts'

const MAX_LOGGED = 200
const MAX_LOGGED_LENGTH = 200

/** The log entry lists the changes up to a readable length. */
export function describeEntry(
  { products, groups }: Writing,
  result: ImportResult,
  fileName: string | undefined,
) {
  const { errors, groups: groupCounts, ...counts } = result
  const ofProducts = changesOf(products.changed.map(({ slug, changes }) => [slug, changes]))
  const ofGroups = changesOf(groups.changed.map(({ key, changes }) => [key, changes]))
  const refusedGroups = errors.filter(({ sheet }) => sheet === 'Options').length
  return {
    before: {
      changed: ofProducts('before'),
      ...(groupCounts && { groups: { changed: ofGroups('before') } }),
    },
    after: {
      ...(fileName !== undefined && { fileName }),
      ...counts,
      refused: errors.length - refusedGroups,
      added: products.new.slice(0, MAX_LOGGED).map(({ slug }) => slug),
      changed: ofProducts('after'),
      ...(groupCounts && {
        groups: {
          ...groupCounts,
          refused: refusedGroups,
          added: groups.new.slice(0, MAX_LOGGED).map(({ key }) => key),
          changed: ofGroups('after'),
        },
      }),
    },
  }
}

const changesOf =
  (changed: (readonly [name: string, changes: FieldChange[]])[]) => (side: 'before' | 'after') =>
    Object.fromEntries(
      changed
        .slice(0, MAX_LOGGED)
        .map(([name, changes]) => [
          name,
          Object.fromEntries(
            changes.map((change) => [change.column, change[side].slice(0, MAX_LOGGED_LENGTH)]),
          ),
        ]),
    )
