import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { savePromotionInput, type EditablePromotion } from '@tiffin/contract'
import { useState } from 'react'
import { saveVersion } from '../../lib/storage/save-version.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { PictureUpload } from '../../domain/admin/picture-upload.tsx'
import { draftOf, fieldNames, readDraft } from './promotion-draft.ts'

interface PromotionFormProps extends RecordFormSlot {
  /** The promotion being edited, or null for a new one. */
  promotion: EditablePromotion | null
}

// Without its link a button's text is silently not shown. Scripts may set one after the other.
const completeButton = savePromotionInput.refine(({ ctaText, ctaLink }) => !ctaText || !!ctaLink, {
  path: ['ctaLink'],
  error: 'A button needs a link too',
})

export function PromotionForm({ promotion, onSaved, ...buttons }: PromotionFormProps) {
  const { client, promotions } = trpc.useUtils()
  const [isUploading, setIsUploading] = useState(false)
  const record = useRecordForm({
    original: promotion,
    draftOf,
    read: readDraft,
    schema: completeButton,
    save: saveVersion(client.promotions),
    loadNewest: async () =>
      (await client.promotions.listEditable.query()).find(({ _id }) => _id === promotion?._id),
    refresh: () => promotions.invalidate(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save promotion',
    fieldNames,
  })
  const { form, bind } = record

  return (
    <RecordForm record={record} isBusy={isUploading} {...buttons}>
      <TextInput {...bind('title')} data-autofocus />
      <TextInput {...bind('subtitle')} />
      <PictureUpload
        url={form.values.image}
        onUploaded={(url) => form.setFieldValue('image', url)}
        onBusyChange={setIsUploading}
      />
      <TextInput
        {...bind('image')}
        description="Upload a picture, or enter an http(s) address or a path on this site."
        inputMode="url"
      />
      <TextInput {...bind('ctaText')} description="Button text" />
      <TextInput
        {...bind('ctaLink')}
        description="Where the button leads: https://… or a path on this site, such as /order-online"
        inputMode="url"
      />
      <NumberInput {...bind('order')} description="Lower numbers come first" inputMode="numeric" />
      <Checkbox {...bind('active', 'checkbox')} />
    </RecordForm>
  )
}
