import { Alert, Button, Fieldset, Group, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import {
  settingSections,
  type AllSettings,
  type AffectedDay,
  type SettingSection,
  type SettingsState,
} from '@tiffin/contract'
import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { readErrorBody, explainFailure, isConflict } from '../../lib/api/explain-failure.ts'
import { showErrors } from '../../lib/forms/show-errors.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { AffectedDays } from '../../domain/admin/affected-days.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { UnsavedGuard } from '../../ui/admin/unsaved-guard.tsx'
import { showToast } from '../../ui/toast.ts'
import type { SectionFieldsProps } from './section-fields.ts'
import { sectionTable } from './section-table.tsx'

interface SectionFormProps {
  section: SettingSection
  state: SettingsState
}

/** Edits one section; if there is a newer version nothing is saved. Shows affected guests before saving. */
export function SectionForm({ section, state }: SectionFormProps) {
  const [begun, setBegun] = useState(state)
  const form = useForm<AllSettings[SettingSection]>({
    name: section,
    initialValues: state.settings[section],
    validate: schemaResolver(settingSections[section].value, { sync: true }),
    // The listed guests were affected by different settings.
    onValuesChange: () => setAffected([]),
  })
  const [affected, setAffected] = useState<readonly AffectedDay[]>([])
  // What was typed while the answer is awaited would be lost.
  const [isFrozen, setFrozen] = useState(false)
  const utils = trpc.useUtils()
  const saving = useMutation({
    onMutate: () => setFrozen(true),
    mutationFn: async ({ isSeen }: { isSeen: boolean }) => {
      const input = { [section]: form.getValues() }
      const preview = isSeen ? null : await utils.client.settings.preview.mutate(input)
      if (preview !== null && preview.affected.length > 0) return preview
      return utils.client.settings.change.mutate({ ...input, version: versionIn(begun, section) })
    },
    onSuccess: async (answer) => {
      setAffected('affected' in answer ? answer.affected : [])
      if ('affected' in answer) return
      begin(answer)
      // Hours, pickup times and this page's footer depend on it.
      await utils.invalidate()
      showToast({ message: 'Settings saved', kind: 'success' })
    },
    onError(error) {
      const issues = readErrorBody(error)?.issues ?? []
      const errors = issues.map(({ path, message }) => [path.slice(section.length + 1), message])
      // Only a field that is enabled takes the focus.
      flushSync(() => setFrozen(false))
      showErrors(form, Object.fromEntries(errors))
    },
    onSettled: () => setFrozen(false),
  })

  function begin(newest: SettingsState) {
    setBegun(newest)
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- which of the five it is, types cannot follow
    form.setValues(newest.settings[section] as never)
    form.resetDirty()
    setAffected([])
    saving.reset()
  }

  const Fields = sectionTable[section] as ComponentType<SectionFieldsProps<SettingSection>>
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={form.onSubmit(
        () => saving.mutate({ isSeen: false }),
        (errors) => showErrors(form, errors),
      )}
      aria-label={settingSections[section].title}
    >
      <Stack maw={wideSections.has(section) ? 720 : 420}>
        <Fieldset variant="unstyled" disabled={isFrozen}>
          <Fields form={form} />
        </Fieldset>
        <UnsavedGuard form={form} />
        <FailureAlert failure={saving.error && explainFailure(saving.error, notSaved)}>
          {isConflict(saving.error) && (
            <Button
              variant="light"
              onClick={() => void utils.settings.list.fetch().then(begin, () => undefined)}
            >
              Discard my changes and show the latest
            </Button>
          )}
        </FailureAlert>
        {affected.length > 0 && (
          <Alert color="saffron" role="alert" title="Not saved yet: this affects existing orders or tables">
            <AffectedDays affected={affected} />
            <Button mt="sm" loading={saving.isPending} onClick={() => saving.mutate({ isSeen: true })}>
              Save anyway
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

const wideSections = new Set<SettingSection>(['hours', 'kitchen', 'extras'])

const notSaved = {
  title: 'The settings were not saved',
  hint: 'No response. Please check your connection and try again.',
}

const versionIn = ({ edits }: SettingsState, section: SettingSection) =>
  edits.find((edit) => edit.section === section)?.version
