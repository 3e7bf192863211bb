import {
  Alert,
  Badge,
  Button,
  Group,
  List,
  PasswordInput,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  providerKeyNames,
  type PaymentProvider,
  providerTitles,
  type ProviderKeyName,
  type ProviderKeySet,
} from '@tiffin/contract'
import { useId, useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { formatInstant } from '../../lib/time/restaurant-moment.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { CopyField } from '../../ui/admin/copy-field.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { FailedQuery, FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { showToast } from '../../ui/toast.ts'

type Mode = ProviderKeySet['mode']

const leads = {
  stripe: 'Guests who choose card pay on a page of Stripe’s.',
  paypal: 'Guests who choose PayPal pay on a page of PayPal’s.',
}

const labels: Record<ProviderKeyName, { label: string; description: string }> = {
  secretKey: { label: 'Secret key', description: 'Begins with sk_ or, if it is restricted, with rk_' },
  webhookSecret: { label: 'Webhook signing secret', description: 'Begins with whsec_' },
  clientId: { label: 'Client ID', description: 'Of the app in PayPal’s developer dashboard' },
  clientSecret: { label: 'Client secret', description: 'Beside the client ID' },
  webhookId: { label: 'Webhook ID', description: 'Shown in the app’s settings once the webhook is there' },
}

/** The keys with which guests pay online. For owners. */
export function PaymentProviders() {
  const trpc = useTRPC()
  const { data, isError, refetch } = useQuery(
    trpc.paymentProviders.list.queryOptions(undefined, { staleTime: 0 }),
  )
  if (isError && !data)
    return <FailedQuery message="The payment providers could not be loaded." onRetry={() => void refetch()} />
  return (
    <Stack mt="xl" maw={720} gap="lg">
      {data?.map((provider) => (
        <ProviderCard key={provider.provider} provider={provider} />
      ))}
    </Stack>
  )
}

function ProviderCard({ provider }: { provider: PaymentProvider }) {
  const { provider: name, webhookUrl, keySets } = provider
  const inUse = keySets.find(({ isInUse }) => isInUse)
  const [mode, setMode] = useState<Mode>(inUse?.mode ?? 'test')
  const keySet = keySets.find((each) => each.mode === mode)
  const modeId = useId()
  return (
    <TitledSection isCard title={providerTitles[name]}>
      <Stack>
        <Group gap="sm">
          <ModeBadge mode={inUse?.mode} />
          <Text c="dimmed">{leads[name]}</Text>
        </Group>
        <CopyField label="Webhook address" value={webhookUrl} copiedMessage="Address copied" />
        <div>
          <Text id={modeId} fw={500} size="sm" mb={4}>
            Keys for
          </Text>
          <SegmentedControl
            aria-labelledby={modeId}
            data={[
              { value: 'test', label: 'Test mode' },
              { value: 'live', label: 'Live mode' },
            ]}
            value={mode}
            onChange={(next) => setMode(next)}
          />
        </div>
        <KeyForm key={mode} provider={provider} mode={mode} keySet={keySet} />
        {keySet && <KeySetActions name={name} keySet={keySet} />}
      </Stack>
    </TitledSection>
  )
}

/** Which money moves: none in test mode. */
function ModeBadge({ mode }: { mode: Mode | undefined }) {
  if (mode === undefined) return <Badge color="gray">Off</Badge>
  return mode === 'live' ? <Badge color="leaf">Live</Badge> : <Badge color="saffron">Test</Badge>
}

interface KeyFormProps {
  provider: PaymentProvider
  mode: Mode
  keySet: ProviderKeySet | undefined
}

/** Keys are written here and never shown: a field that is left blank stays as it is. */
function KeyForm({ provider: { provider: name }, mode, keySet }: KeyFormProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const form = useServerForm({
    send: (keys: Partial<Record<ProviderKeyName, string>>) =>
      client.paymentProviders.saveKeys.mutate({ provider: name, mode, ...keys }),
    onDone() {
      form.reset()
      showToast({ message: `${providerTitles[name]}’s keys are saved`, kind: 'success' })
      void queryClient.invalidateQueries(trpc.paymentProviders.list.pathFilter())
    },
    fallback: 'The keys could not be saved',
  })
  return (
    <form {...form.props} aria-label={`${providerTitles[name]}, ${mode} mode`}>
      <Stack>
        {providerKeyNames[name].map((key: ProviderKeyName) => {
          const hint = keySet?.keys.find((each) => each.name === key)?.hint
          return (
            <PasswordInput
              key={key}
              name={key}
              label={labels[key].label}
              description={labels[key].description}
              placeholder={hint === undefined ? 'Not set' : `Set, ends with ${hint}`}
              autoComplete="off"
              maxLength={300}
              error={form.errors[key]}
            />
          )
        })}
        <FailureAlert failure={form.failure} />
        <Group>
          <Button type="submit" variant={keySet ? 'default' : 'filled'} loading={form.isSending}>
            {keySet ? 'Replace keys' : 'Save keys'}
          </Button>
          {keySet && (
            <Text size="sm" c="dimmed">
              Leave a field blank to keep what is set.
            </Text>
          )}
        </Group>
      </Stack>
    </form>
  )
}

interface KeySetActionsProps {
  name: PaymentProvider['provider']
  keySet: ProviderKeySet
}

function KeySetActions({ name, keySet: { mode, isInUse, lastCheck } }: KeySetActionsProps) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries(trpc.paymentProviders.list.pathFilter())
  const input = { provider: name, mode }
  const testing = useMutation(trpc.paymentProviders.test.mutationOptions({ onSettled: refresh }))
  return (
    <Stack gap="sm">
      <FailureAlert failure={testing.error && explainFailure(testing.error)} />
      {lastCheck && <CheckResult check={lastCheck} />}
      <Group>
        <Button variant="default" loading={testing.isPending} onClick={() => testing.mutate(input)}>
          Test this connection
        </Button>
        {!isInUse && (
          <ConfirmButton
            label={`Use ${mode} mode`}
            question={`Take payments with ${providerTitles[name]} in ${mode} mode?`}
            consequence={consequences[mode]}
            yes={`Use ${mode} mode`}
            no="Not now"
            run={() => client.paymentProviders.useMode.mutate(input)}
            onDone={refresh}
          />
        )}
        <ConfirmButton
          label="Remove keys"
          question={`Remove ${providerTitles[name]}’s keys for ${mode} mode?`}
          consequence={
            isInUse
              ? 'Guests can no longer pay with it. Refunds of earlier payments wait until the keys are back.'
              : 'Refunds of payments in this mode wait until the keys are back.'
          }
          yes="Remove them"
          no="Keep them"
          run={() => client.paymentProviders.removeKeys.mutate(input)}
          onDone={() => {
            showToast({ message: `${providerTitles[name]}’s keys are removed`, kind: 'success' })
            refresh()
          }}
        />
      </Group>
    </Stack>
  )
}

const consequences = {
  live: 'From now on guests pay with real money.',
  test: 'From now on no money moves: guests’ orders are accepted as paid with test cards.',
}

function CheckResult({ check: { at, faults } }: { check: NonNullable<ProviderKeySet['lastCheck']> }) {
  const { region } = useSettings()
  const when = formatInstant(at, region)
  if (faults.length === 0)
    return (
      <Alert color="leaf" role="status" title="The connection works">
        Tested on {when}
      </Alert>
    )
  return (
    <Alert color="chilli" role="status" title="Something is wrong">
      <List spacing={4}>
        {faults.map((fault) => (
          <List.Item key={fault}>{fault}</List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        Tested on {when}
      </Text>
    </Alert>
  )
}
