import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { AffectedDay, SettingSection, SettingsState, SiteSettings } from '@tiffin/contract'
import { useState, type ComponentType, type FormEvent } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'
import { trpc } from '../../lib/trpc.ts'
import { AffectedDays } from '../../ui/counter/affected-days.tsx'
import { showToast } from '../../ui/toast.ts'
import type { SectionFieldsProps } from './section-fields.ts'
import { sectionTable } from './section-table.ts'

interface SectionFormProps {
  section: SettingSection
  state: SettingsState
}

/** One section, begun with one edit of it: over a newer one nothing is saved. What breaks a promise is shown before. */
export function SectionForm({ section, state }: SectionFormProps) {
  const [begun, setBegun] = useState(state)
  const [value, setValue] = useState<SiteSettings[SettingSection]>(state.settings[section])
  const [affected, setAffected] = useState<readonly AffectedDay[]>([])
  const utils = trpc.useUtils()
  const saving = useMutation({
    mutationFn: async ({ isSeen }: { isSeen: boolean }) => {
      const input = { [section]: value }
      const preview = isSeen ? null : await utils.client.settings.preview.mutate(input)
      if (preview !== null && preview.affected.length > 0) return preview
      return utils.client.settings.change.mutate({ ...input, version: versionIn(begun, section) })
    },
    onSuccess: async (answer) => {
      setAffected('affected' in answer ? answer.affected : [])
      if ('affected' in answer) return
      begin(answer)
      // Hours, pickup times and this very page's footer follow it.
      await utils.invalidate()
      void showToast({ message: 'Settings saved', kind: 'success' })
    },
  })

  function begin(newest: SettingsState) {
    setBegun(newest)
    setValue(newest.settings[section])
    setAffected([])
    saving.reset()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    saving.mutate({ isSeen: false })
  }

  const body = readErrorBody(saving.error)
  const errors = Object.fromEntries(
    (body?.issues ?? []).map(({ path, message }) => [path.slice(section.length + 1), message]),
  )
  const Fields = sectionTable[section].Fields as ComponentType<SectionFieldsProps<SettingSection>>
  return (
    <form noValidate method="dialog" onSubmit={handleSubmit} aria-label={sectionTable[section].title}>
      <Stack maw={section === 'hours' ? 720 : 420}>
        <Fields
          value={value}
          errors={errors}
          onChange={(changed) => {
            setValue(changed)
            setAffected([])
          }}
        />
        {saving.isError && (
          <Alert color="red" role="alert" title={body?.message ?? 'The settings were not saved'}>
            {body?.code === 'CONFLICT' && (
              <Button
                variant="light"
                onClick={() => void utils.settings.list.fetch().then(begin, () => undefined)}
              >
                Drop mine and show the newest
              </Button>
            )}
            {body === null && 'No answer came. Please check your connection and try again.'}
          </Alert>
        )}
        {affected.length > 0 && (
          <Alert color="yellow" role="alert" title="Nothing is saved yet: guests were promised otherwise">
            <AffectedDays affected={affected} />
            <Button mt="sm" loading={saving.isPending} onClick={() => saving.mutate({ isSeen: true })}>
              Save all the same
            </Button>
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={saving.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const versionIn = ({ edits }: SettingsState, section: SettingSection) =>
  edits.find((edit) => edit.section === section)?.version
