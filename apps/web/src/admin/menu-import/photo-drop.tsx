import { Stack, Text } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { pictureKinds } from '../../domain/admin/picture-upload.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { FileDrop, type UnfitReason } from '../../ui/admin/file-drop.tsx'

const MAX_PHOTOS = 500

const unfitTexts: Record<UnfitReason, string> = {
  kind: 'One of these files isn’t a picture. Please choose JPEG, PNG, WebP or AVIF pictures.',
  size: 'One of these pictures is larger than 10 MB. Please make it smaller first.',
  count: `Up to ${MAX_PHOTOS} photographs at a time.`,
}

/** Takes several photographs at once. */
export function PhotoDrop({ onPhotos }: { onPhotos: (photos: File[]) => void }) {
  const hintId = useId()
  const [unfit, setUnfit] = useState<UnfitReason | null>(null)
  return (
    <Stack gap="xs">
      <FileDrop
        accept={pictureKinds}
        most={MAX_PHOTOS}
        describedBy={hintId}
        action="Choose photographs"
        onFiles={(photos) => {
          setUnfit(null)
          onPhotos(photos)
        }}
        onUnfit={setUnfit}
      >
        <IconPhotoUp size={28} aria-hidden />
        Drop photographs of your dishes here, or
      </FileDrop>
      <FailureAlert failure={unfit && { title: unfitTexts[unfit] }} />
      <Text id={hintId} c="dimmed">
        Several at once: a file called house-salad.jpg or House Salad.jpg goes to that dish. You choose the
        dish of all others.
      </Text>
    </Stack>
  )
}
