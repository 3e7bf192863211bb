import {
  Skeleton,
  Tabs,
  Alert,
  Paper,
  Switch,
  Text,
  Title,
  Button,
  Fieldset,
  Group,
  Stack,
} from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  settingSections,
  type SettingSection,
  type AllSettings,
  type AffectedDay,
  type SettingsState,
} from '@tiffin/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { AffectedDays } from '../../domain/admin/affected-days.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { showErrors } from '../../lib/forms/show-errors.ts'
import { FailedQuery, FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { readErrorBody, explainFailure, isConflict } from '../../lib/api/explain-failure.ts'
import { canNotify, NotificationsBlocked, readEndpoint, usePushToggle } from '../../lib/live/push-device.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { UnsavedGuard } from '../../ui/admin/unsaved-guard.tsx'
import { showToast } from '../../ui/toast.ts'
import { PaymentProviders } from './payment-providers.tsx'
import type { SectionFieldsProps } from './section-fields.ts'
import { sectionNames, sectionTable } from './section-table.tsx'

interface SettingsProps {
  /** From the address. */
  section: string | undefined
  onSection: (section: SettingSection) => void
}

/** The settings that an owner changes from month to month, with a tab for each section. */
export function Settings({ section, onSection }: SettingsProps) {
  const selected = sectionNames.find((name) => name === section) ?? 'ordering'
  const trpc = useTRPC()
  // A colleague may be editing them too.
  const { data, isPending, refetch } = useQuery(trpc.settings.list.queryOptions(undefined, { staleTime: 0 }))
  const mayEnterKeys = useMay()?.('paymentKeys') === true
  return (
    <>
      <PageHint page="settings">
        What you save here applies immediately: on every page, in emails and to new orders and reservations.
      </PageHint>
      <Tabs value={selected} keepMounted={false} onChange={(name) => onSection(name as SettingSection)}>
        <Tabs.List mb="md">
          {sectionNames.map((name) => (
            <Tabs.Tab key={name} value={name} px={{ base: 'xs', sm: 'md' }}>
              {settingSections[name].title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {isPending && <Skeleton height={320} maw={420} />}
        {!isPending && data === undefined && (
          <FailedQuery message="The settings could not be loaded." onRetry={() => void refetch()} />
        )}
        {data !== undefined &&
          sectionNames.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <SectionForm section={name} state={data} />
              {name === 'alerts' && <DeviceAlerts />}
              {name === 'payments' && mayEnterKeys && <PaymentProviders />}
            </Tabs.Panel>
          ))}
      </Tabs>
    </>
  )
}

/** Whether this phone or computer rings when nobody has accepted an order; applies at once, to the account that is logged in. */
export function DeviceAlerts() {
  const hasHydrated = useHasHydrated()
  const client = useTRPCClient()
  const state = useQuery({
    queryKey: ['device-alerts'],
    enabled: hasHydrated && canNotify(),
    staleTime: 0,
    queryFn: async () => {
      const endpoint = await readEndpoint()
      return endpoint !== null && (await client.push.isAlerted.query({ endpoint })).isAlerted
    },
  })
  const turning = usePushToggle({
    turnOn: ({ push }, device) => push.alertMe.mutate({ device }),
    turnOff: ({ push }, endpoint) => push.stopAlerts.mutate({ endpoint }),
    onDone: () => state.refetch(),
  })
  if (!hasHydrated) return null
  return (
    <Paper withBorder p="md" mt="xl" maw={420}>
      <Title order={2} size="h4" mb="sm">
        This device
      </Title>
      {canNotify() ? (
        <Switch
          label="Alert me on this device"
          description="With a notification, even while no page of the site is open. You get one right away to try it."
          checked={state.data === true}
          disabled={turning.isPending}
          onChange={({ currentTarget }) => turning.mutate(currentTarget.checked)}
        />
      ) : (
        <Text>
          This browser cannot show notifications. On an iPhone or iPad, add the site to the home screen and
          open it from there.
        </Text>
      )}
      {turning.error !== null && (
        <Alert color="chilli" role="alert" mt="sm">
          {explain(turning.error)}
        </Alert>
      )}
    </Paper>
  )
}

const explain = (error: Error) =>
  error instanceof NotificationsBlocked
    ? error.reason === 'blocked'
      ? 'This browser blocks notifications from this site. Allow them in its settings, then try again.'
      : 'You closed the permission prompt. Try again and choose Allow.'
    : (readErrorBody(error)?.message ?? 'No response. Please try again.')

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
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const saving = useMutation({
    onMutate: () => setFrozen(true),
    mutationFn: async ({ isSeen }: { isSeen: boolean }) => {
      const input = { [section]: form.getValues() }
      const preview = isSeen ? null : await client.settings.preview.mutate(input)
      if (preview !== null && preview.affected.length > 0) return preview
      return client.settings.change.mutate({ ...input, version: versionIn(begun, section) })
    },
    onSuccess: async (answer) => {
      setAffected('affected' in answer ? answer.affected : [])
      if ('affected' in answer) return
      begin(answer)
      // Hours, pickup times and this page's footer depend on it.
      await queryClient.invalidateQueries()
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
              onClick={() =>
                void queryClient.fetchQuery(trpc.settings.list.queryOptions()).then(begin, () => undefined)
              }
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
