import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import type { EditedPage } from '@tiffin/contract'
import { useState } from 'react'
import classes from './page-editor.module.css'

const widths = { '390': 'Phone', '768': 'Tablet', '1440': 'Computer' }

/** The saved draft on the real page, as wide as a phone, a tablet or a computer, scaled to the room there is. */
export function DraftPreview({ page, isDirty }: { page: EditedPage; isDirty: boolean }) {
  const [width, setWidth] = useState<keyof typeof widths>('390')
  return (
    <Stack className={classes.preview} gap="xs">
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Width of the preview"
          value={width}
          data={Object.entries(widths).map(([value, label]) => ({ value, label }))}
          onChange={(next) => setWidth(next as keyof typeof widths)}
        />
        {isDirty && (
          <Text size="sm" c="dimmed">
            Save the draft to see your changes here.
          </Text>
        )}
      </Group>
      <div className={classes.frame} data-width={width}>
        <iframe
          key={page.version}
          title="Preview of the draft"
          // Without scripts: it is looked at, and its links lead nowhere.
          sandbox="allow-same-origin"
          src={`/preview/${page.draftKey}`}
          width={width}
          height={900}
        />
      </div>
    </Stack>
  )
}
