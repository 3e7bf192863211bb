import { Skeleton, Tabs, Alert, Paper, Switch, Text, Title } from '@mantine/core'
import { settingSections, type SettingSection } from '@tiffin/contract'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../lib/api/trpc.ts'
import { FailedQuery } from '../../ui/admin/failure-alert.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { canNotify, NotificationsBlocked, readEndpoint, usePushToggle } from '../../lib/live/push-device.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { useHasHydrated } from '../../lib/start/use-has-hydrated.ts'
import { PaymentProviders } from './payment-providers.tsx'
import { SectionForm } from './section-form.tsx'
import { sectionNames } from './section-table.tsx'

interface SettingsProps {
  /** From the address. */
  section: string | undefined
  onSection: (section: SettingSection) => void
}

/** The settings that an owner changes from month to month, with a tab for each section. */
export function Settings({ section, onSection }: SettingsProps) {
  const selected = sectionNames.find((name) => name === section) ?? 'ordering'
  // A colleague may be editing them too.
  const { data, isPending, refetch } = trpc.settings.list.useQuery(undefined, { staleTime: 0 })
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

/** Whether this phone or computer rings when nobody has accepted an order; applies at once, to whoever is logged in. */
export function DeviceAlerts() {
  const hasHydrated = useHasHydrated()
  const { client } = trpc.useUtils()
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
