import type { SpecialDay } from '@tiffin/contract'
import { trpc } from '../../lib/trpc.ts'
import { useVersionedForm } from '../../lib/use-versioned-form.ts'
import { VersionedForm } from '../../ui/versioned-form.tsx'
import { readDraft, type SpecialDayDraft } from './special-day-draft.ts'
import { compareSpecialDays } from './special-day-fields.ts'
import { SpecialDayInputs } from './special-day-inputs.tsx'
import { useRefreshSpecialDays } from './use-special-day-list.ts'

interface SpecialDayFormProps {
  /** The one that is changed; without it a new one is made. */
  specialDay?: SpecialDay
  submitLabel: string
  onSaved: () => void
  onCancel?: () => void
}

export function SpecialDayForm({ specialDay, submitLabel, onSaved, onCancel }: SpecialDayFormProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshSpecialDays()
  const form = useVersionedForm({
    begun: specialDay ?? null,
    send: (draft: SpecialDayDraft, base) =>
      base === null
        ? client.openingHours.create.mutate(readDraft(draft))
        : client.openingHours.change.mutate({ id: base._id, version: base.version, ...readDraft(draft) }),
    loadNewest: async () =>
      (await client.openingHours.list.query()).specialDays.find(({ _id }) => _id === specialDay?._id),
    refresh,
    onSaved,
    fallback: 'Failed to save the special day',
  })

  return (
    <VersionedForm form={form} compare={compareSpecialDays} submitLabel={submitLabel} onCancel={onCancel}>
      <SpecialDayInputs specialDay={specialDay ?? null} errors={form.errors} />
    </VersionedForm>
  )
}
