import { Button, Group, Stack, TextInput, SegmentedControl, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { EditedPage } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useTRPCClient } from '../../lib/api/trpc.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import classes from './page-editor.module.css'

interface PublishFormProps {
  page: EditedPage
  /** What has not been saved cannot be published. */
  isDirty: boolean
  onPublished: (page: EditedPage) => void
  onUnscheduled: (page: EditedPage) => void
}

/** Shows the draft to guests: now, or from a time on. */
export function PublishForm({ page, isDirty, onPublished, onUnscheduled }: PublishFormProps) {
  const client = useTRPCClient()
  const [at, setAt] = useState('')
  const publishing = useMutation({
    mutationFn: () =>
      client.pages.publish.mutate({
        path: page.path,
        version: page.version,
        at,
      }),
    onSuccess(next) {
      setAt('')
      onPublished(next)
    },
  })
  const unscheduling = useMutation({
    mutationFn: () => client.pages.unschedule.mutate({ path: page.path, version: page.version }),
    onSuccess: onUnscheduled,
  })
  const isNew = page.hasDraft || !page.isPublished
  if (!isNew) return null
  return (
    <Stack gap="xs">
      <FailureAlert failure={publishing.error && explainFailure(publishing.error, notPublished)} />
      <FailureAlert failure={unscheduling.error && explainFailure(unscheduling.error)} />
      <Group align="end">
        <TextInput
          label="Publish at"
          description="Restaurant time. Leave blank for now"
          type="datetime-local"
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
        />
        <Button disabled={isDirty} loading={publishing.isPending} onClick={() => publishing.mutate()}>
          {at === '' ? 'Publish now' : 'Publish then'}
        </Button>
        {page.publishAt !== null && (
          <Button
            variant="default"
            disabled={isDirty}
            loading={unscheduling.isPending}
            onClick={() => unscheduling.mutate()}
          >
            Keep as draft
          </Button>
        )}
      </Group>
    </Stack>
  )
}

const notPublished = {
  title: 'The page was not published',
  hint: 'No response. Please check your connection and try again.',
}

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
