import { Alert, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EditedPage, PageContent, PageSection } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { FailedQuery, FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { UnsavedGuard } from '../../ui/admin/unsaved-guard.tsx'
import { showToast } from '../../ui/toast.ts'
import { StateBadges } from './page-list.tsx'
import { DraftPreview, PublishForm } from './publish-form.tsx'
import { SectionField } from './section-fields.tsx'
import { findErrors, findPageErrors, kindNames, sectionFields } from './section-forms.ts'
import { keepId, SectionList } from './section-list.tsx'
import classes from './page-editor.module.css'

interface PageEditorProps {
  path: string
  onClose: () => void
}

/** A page as it is edited: its sections, the form of the chosen one, and beside it the draft as guests would see it. */
export function PageEditor({ path, onClose }: PageEditorProps) {
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(
    trpc.pages.read.queryOptions({ path }, { staleTime: 0, gcTime: 0 }),
  )
  if (data === undefined)
    return isPending ? null : (
      <FailedQuery message="The page could not be loaded." onRetry={() => void refetch()} />
    )
  return <LoadedEditor key={path} page={data} onClose={onClose} />
}

function LoadedEditor({ page: loaded, onClose }: { page: EditedPage; onClose: () => void }) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { region } = useSettings()
  const [page, setPage] = useState(loaded)
  const [content, setContent] = useState<PageContent>(loaded.content)
  const [chosen, setChosen] = useState(0)
  const { path } = page
  const isDirty = !isSame(content, page.content)

  /** What was typed since it was sent stays; without `sent` all that was typed is given up. */
  function show(next: EditedPage, sent?: PageContent) {
    setPage(next)
    setContent((now) => (sent === undefined || isSame(now, sent) ? next.content : now))
    setChosen((place) => Math.min(place, next.content.sections.length - 1))
    void queryClient.invalidateQueries(trpc.pages.pathFilter())
  }
  const saving = useMutation({
    mutationFn: (sent: PageContent) =>
      client.pages.save.mutate({ path, content: sent, version: page.version }),
    onSuccess: show,
  })
  const restoring = useMutation({
    mutationFn: (versionId: string) =>
      client.pages.restore.mutate({ path, version: page.version, versionId }),
    onSuccess: (next) => show(next, page.content),
  })

  const { sections } = content
  const setSections = (next: PageSection[]) => setContent({ ...content, sections: next })
  const errors = sections.map(findErrors)
  const wrong = errors.findIndex((found) => Object.keys(found).length > 0)
  const pageErrors = findPageErrors(path, content)
  const isComplete = wrong === -1 && Object.keys(pageErrors).length === 0
  const section = sections[chosen]

  return (
    <div className={classes.columns}>
      <Stack className={classes.form}>
        <Group justify="space-between">
          <StateBadges page={page} />
          <ButtonLink to="/admin/pages" variant="subtle">
            All pages
          </ButtonLink>
        </Group>
        <TextInput
          label="Title"
          description="In menus and in the browser’s tab"
          error={pageErrors.title}
          value={content.title}
          onChange={({ currentTarget: { value } }) => setContent({ ...content, title: value })}
        />
        <Textarea
          label="Description"
          description="Below the title in search engines"
          autosize
          error={pageErrors.description}
          value={content.description}
          onChange={({ currentTarget: { value } }) => setContent({ ...content, description: value })}
        />
        <SectionList
          path={path}
          sections={sections}
          errors={errors}
          chosen={chosen}
          onChoose={setChosen}
          onChange={setSections}
        />
        {section !== undefined && (
          <Stack role="group" aria-label={kindNames[section.kind]}>
            {sectionFields[section.kind].map(([name, field]) => (
              <SectionField
                key={name}
                name={name}
                path={name}
                field={field}
                value={section[name as keyof PageSection]}
                errors={errors[chosen] ?? {}}
                onChange={(value) =>
                  setSections(sections.with(chosen, keepId(section, { ...section, [name]: value })))
                }
              />
            ))}
          </Stack>
        )}
        <UnsavedGuard form={{ isDirty: () => isDirty, reset: () => setContent(page.content) }} />
        {wrong !== -1 && (
          <Alert color="saffron">{`Section ${wrong + 1} is not complete yet: see the notes at its fields.`}</Alert>
        )}
        {pageErrors.sections !== undefined && <Alert color="saffron">{`${pageErrors.sections}.`}</Alert>}
        <FailureAlert failure={saving.error && explainFailure(saving.error, notSaved)} />
        <Group>
          <Button
            disabled={!isDirty || !isComplete}
            loading={saving.isPending}
            onClick={() => saving.mutate(content)}
          >
            Save draft
          </Button>
          {page.hasDraft && page.isPublished && (
            <ConfirmButton
              label="Discard draft"
              question="Discard the draft?"
              consequence="You edit what guests see now."
              yes="Discard it"
              no="Keep it"
              run={async () => show(await client.pages.discard.mutate({ path, version: page.version }))}
            />
          )}
          {!page.isBuiltIn && (
            <ConfirmButton
              label="Delete page"
              color="chilli"
              question={`Delete ${page.title}?`}
              consequence="Its address no longer leads anywhere."
              yes="Delete it"
              no="Keep it"
              run={() => client.pages.delete.mutate({ path })}
              onDone={onClose}
            />
          )}
        </Group>
        <PublishForm
          page={page}
          isDirty={isDirty}
          onPublished={(next) => {
            show(next, page.content)
            showToast({
              message: next.publishAt === null ? 'Published' : 'It will be published',
              kind: 'success',
            })
          }}
          onUnscheduled={(next) => show(next, page.content)}
        />
        {page.earlier.length > 0 && (
          <Select
            label="Go back to an earlier version"
            description={
              isDirty
                ? 'Save the draft first: what you have just changed would be lost.'
                : 'It becomes the draft. The last twenty are kept.'
            }
            value={null}
            disabled={isDirty || restoring.isPending}
            data={page.earlier.map(({ _id, local, by }) => ({
              value: _id,
              label: `${formatMoment(local, region)}, ${by ?? 'came with the site'}`,
            }))}
            onChange={(id) => id !== null && restoring.mutate(id)}
          />
        )}
        <FailureAlert failure={restoring.error && explainFailure(restoring.error)} />
        <Text size="sm" c="dimmed">
          Texts may contain placeholders that follow your settings:{' '}
          {'{name}, {city}, {street}, {phone}, {email}, {leadMinutes}'} and others.
        </Text>
      </Stack>
      <DraftPreview page={page} isDirty={isDirty} />
    </div>
  )
}

const isSame = (one: PageContent, other: PageContent) => JSON.stringify(one) === JSON.stringify(other)

const notSaved = {
  title: 'The draft was not saved',
  hint: 'No response. Please check your connection and try again.',
}
