import { Badge, Text, Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { savePromotionInput, type EditablePromotion, type SavePromotionInput } from '@tiffin/contract'
import { useState } from 'react'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { RecordPage, type RecordFormSlot, RecordForm } from '../../ui/admin/record-page.tsx'
import { RecordCard } from '../../ui/admin/record-card.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { saveVersion, useRecordForm } from '../../lib/forms/use-record-form.ts'
import { PictureUpload } from '../../domain/admin/picture-upload.tsx'
import { readFigure, type Figure } from '../../lib/forms/read-figures.ts'

/** What the home page shows besides the menu. */
export function PromotionEditor() {
  const trpc = useTRPC()
  return (
    <RecordPage
      query={useQuery(trpc.promotions.listEditable.queryOptions(undefined, { staleTime: 0 }))}
      one="promotion"
      lead="Shown on the home page while active."
      empty={{ title: 'No promotions yet', hint: 'Add one to show it on the home page.' }}
      columns={3}
      titleOf={({ title }) => title}
      renderCard={(promotion, edit) => <PromotionCard promotion={promotion} onEdit={edit} />}
      renderForm={(promotion, slot) => <PromotionForm promotion={promotion} {...slot} />}
    />
  )
}

interface PromotionCardProps {
  promotion: EditablePromotion
  onEdit: () => void
}

function PromotionCard({ promotion, onEdit }: PromotionCardProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { _id, title, subtitle, image, active, order } = promotion
  return (
    <RecordCard
      title={title}
      badge={<Badge color={active ? 'leaf' : 'ink'}>{active ? 'Active' : 'Inactive'}</Badge>}
      picture={
        <FallbackImage
          src={image}
          sizes="28rem"
          width={640}
          height={320}
          loading="lazy"
          style={{ display: 'block', width: '100%', height: 'auto', aspectRatio: 2, objectFit: 'cover' }}
        />
      }
      onEdit={onEdit}
      deletion={{
        consequence: 'It disappears from the home page right away.',
        onDelete: () => client.promotions.delete.mutate({ id: _id }),
        onDeleted: () => void queryClient.invalidateQueries(trpc.promotions.pathFilter()),
      }}
    >
      <Text>{subtitle}</Text>
      <Text size="sm" c="dimmed">{`Display order ${order}`}</Text>
    </RecordCard>
  )
}

interface PromotionFormProps extends RecordFormSlot {
  /** The promotion being edited, or null for a new one. */
  promotion: EditablePromotion | null
}

// Without its link a button's text is silently not shown. Scripts may set one after the other.
const completeButton = savePromotionInput.refine(({ ctaText, ctaLink }) => !ctaText || !!ctaLink, {
  path: ['ctaLink'],
  error: 'A button needs a link too',
})

function PromotionForm({ promotion, onSaved, ...buttons }: PromotionFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [isUploading, setIsUploading] = useState(false)
  const record = useRecordForm({
    original: promotion,
    draftOf,
    read: readDraft,
    schema: completeButton,
    save: saveVersion(client.promotions),
    loadNewest: async () =>
      (await client.promotions.listEditable.query()).find(({ _id }) => _id === promotion?._id),
    refresh: () => queryClient.invalidateQueries(trpc.promotions.pathFilter()),
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
        shapes={['4:3', 'original']}
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

/** The form's values. */
type PromotionDraft = ReturnType<typeof draftOf>

/** The fields and their labels, in the order of the form. */
const fieldNames: Readonly<Record<keyof PromotionDraft, string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  image: 'Image URL',
  ctaText: 'CTA text',
  ctaLink: 'CTA link',
  order: 'Order',
  active: 'Active',
}

/** A blank order means the first position. */
export const readDraft = ({ order, ...draft }: PromotionDraft): SavePromotionInput => ({
  ...draft,
  order: readFigure(order) ?? 0,
})

const draftOf = (promotion: EditablePromotion | null) => ({
  title: promotion?.title ?? '',
  subtitle: promotion?.subtitle ?? '',
  image: promotion?.image ?? '',
  ctaText: promotion?.ctaText ?? '',
  ctaLink: promotion?.ctaLink ?? '',
  order: (promotion?.order ?? 0) as Figure,
  active: promotion?.active ?? true,
})
