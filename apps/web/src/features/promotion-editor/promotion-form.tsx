import {
  type EditablePromotion,
  MAX_LABEL_LENGTH,
  MAX_LINK_LENGTH,
  MAX_SUBTITLE_LENGTH,
  MAX_TITLE_LENGTH,
} from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useVersionedForm } from '../../lib/use-versioned-form.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { VersionedForm } from '../../ui/versioned-form.tsx'
import { ImageField } from './image-field.tsx'
import { comparePromotions, fieldNames, readDraft, type PromotionDraft } from './promotion-draft.ts'
import { useRefreshPromotions } from './use-promotions.ts'

interface PromotionFormProps {
  /** The one that is changed; without it a new one is made. */
  promotion?: EditablePromotion
  submitLabel: string
  onSaved: () => void
  onCancel?: () => void
}

const fields: { name: Exclude<keyof PromotionDraft, 'active'>; hint?: string; max: number }[] = [
  { name: 'title', max: MAX_TITLE_LENGTH },
  { name: 'subtitle', max: MAX_SUBTITLE_LENGTH },
  { name: 'image', max: MAX_LINK_LENGTH },
  { name: 'ctaText', hint: 'What is said on its button', max: MAX_LABEL_LENGTH },
  { name: 'ctaLink', hint: 'https://… or a path of this site, like /order-online', max: MAX_LINK_LENGTH },
  { name: 'order', hint: 'Lower numbers come first', max: 8 },
]

export function PromotionForm({ promotion, submitLabel, onSaved, onCancel }: PromotionFormProps) {
  const { client } = trpc.useUtils()
  const refresh = useRefreshPromotions()
  const [isUploading, setIsUploading] = useState(false)
  const form = useVersionedForm({
    begun: promotion ?? null,
    send: (draft: PromotionDraft, base) =>
      base === null
        ? client.promotions.create.mutate(readDraft(draft))
        : client.promotions.change.mutate({ id: base._id, version: base.version, ...readDraft(draft) }),
    loadNewest: async () =>
      (await client.promotions.listEditable.query()).find(({ _id }) => _id === promotion?._id),
    refresh,
    onSaved,
    fallback: 'Failed to save promotion',
  })

  return (
    <VersionedForm
      form={form}
      compare={comparePromotions}
      submitLabel={submitLabel}
      isBusy={isUploading}
      onCancel={onCancel}
    >
      {fields.map(({ name, hint, max }) =>
        name === 'image' ? (
          <ImageField
            key={name}
            defaultValue={promotion?.image ?? ''}
            maxLength={max}
            error={form.errors.image}
            onBusyChange={setIsUploading}
          />
        ) : (
          <TextField
            key={name}
            label={fieldNames[name]}
            name={name}
            description={hint}
            inputMode={name === 'order' ? 'numeric' : undefined}
            maxLength={max}
            autoComplete="off"
            defaultValue={promotion?.[name] ?? (name === 'order' ? 0 : '')}
            error={form.errors[name]}
          />
        ),
      )}
      <CheckboxField label={fieldNames.active} name="active" defaultChecked={promotion?.active ?? true} />
    </VersionedForm>
  )
}
