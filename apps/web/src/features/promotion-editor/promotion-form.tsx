import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { savePromotionInput, type EditablePromotion } from '@tiffin/contract'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useRecordForm } from '../../lib/use-record-form.ts'
import { RecordForm } from '../../ui/admin/record-form.tsx'
import type { RecordFormSlot } from '../../ui/admin/record-room.tsx'
import { PictureUpload } from '../../ui/admin/picture-upload.tsx'
import { draftOf, fieldNames, readDraft } from './promotion-draft.ts'
import { useRefreshPromotions } from './use-promotions.ts'

interface PromotionFormProps extends RecordFormSlot {
  /** The one that is changed, or null for a new one. */
  promotion: EditablePromotion | null
}

export function PromotionForm({ promotion, onSaved, ...buttons }: PromotionFormProps) {
  const { client } = trpc.useUtils()
  const [isUploading, setIsUploading] = useState(false)
  const record = useRecordForm({
    begun: promotion,
    draftOf,
    read: readDraft,
    schema: savePromotionInput,
    save: (input, base) =>
      base === null
        ? client.promotions.create.mutate(input)
        : client.promotions.change.mutate({ id: base._id, version: base.version, ...input }),
    loadNewest: async () =>
      (await client.promotions.listEditable.query()).find(({ _id }) => _id === promotion?._id),
    refresh: useRefreshPromotions(),
    onSaved: () => onSaved(),
    fallback: 'Failed to save promotion',
  })
  const { form } = record
  const bind = (name: keyof typeof fieldNames) => ({
    label: fieldNames[name],
    autoComplete: 'off',
    ...form.getInputProps(name),
  })

  return (
    <RecordForm record={record} fieldNames={fieldNames} isBusy={isUploading} {...buttons}>
      <TextInput {...bind('title')} data-autofocus />
      <TextInput {...bind('subtitle')} />
      <PictureUpload
        label="Picture"
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
        description="https://… or a path on this site, such as /order-online"
        inputMode="url"
      />
      <NumberInput {...bind('order')} description="Lower numbers come first" inputMode="numeric" />
      <Checkbox label={fieldNames.active} {...form.getInputProps('active', { type: 'checkbox' })} />
    </RecordForm>
  )
}
