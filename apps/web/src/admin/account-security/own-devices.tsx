import { Button, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { DeviceSession } from '@tiffin/contract'
import { describeDevice } from '../../lib/format/describe-device.ts'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { forgetPerson } from '../../lib/session/forget-person.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { QueryList } from '../../ui/admin/query-list.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSettings } from '../../lib/api/settings.tsx'

/** Where the member of staff is logged in. */
export function Devices() {
  const trpc = useTRPC()
  const query = useQuery(trpc.account.sessions.queryOptions(undefined, { staleTime: 0 }))
  return (
    <TitledSection isCard title="Devices">
      <Stack align="start">
        <Text c="dimmed">
          Where you’re logged in. If you don’t know one of them, log it out and change your password.
        </Text>
        <QueryList query={query} name="devices" empty={{ title: 'No devices' }}>
          {(devices) => (
            <Table aria-label="Your devices">
              <Table.Tbody>
                {devices.map((device) => (
                  <DeviceRow key={device._id} device={device} />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </QueryList>
        <LogOutEverywhere />
      </Stack>
    </TitledSection>
  )
}

function DeviceRow({ device: session }: { device: DeviceSession }) {
  const { region } = useSettings()
  const { _id: id, device, isCurrent } = session
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation(
    trpc.account.endSession.mutationOptions({
      onSuccess: () => showToast({ message: `${device} is logged out`, kind: 'success' }),
      onError: (error) => showToast({ message: explainFailure(error).title, kind: 'other' }),
      onSettled: () => queryClient.invalidateQueries(trpc.account.sessions.pathFilter()),
    }),
  )
  const nameId = `device-${id}`
  return (
    <Table.Tr>
      <Table.Td pl={0}>
        <Text id={nameId} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {device}
        </Text>
        <Text size="sm" c="dimmed">
          {describeDevice(session, region)}
        </Text>
      </Table.Td>
      <Table.Td ta="right" pr={0}>
        {!isCurrent && (
          <Button
            variant="default"
            aria-describedby={nameId}
            loading={isPending}
            onClick={() => mutate({ id })}
          >
            Log out
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function LogOutEverywhere() {
  const router = useRouter()
  const client = useTRPCClient()
  return (
    <ConfirmButton
      label="Log out everywhere"
      question="Log out on every device?"
      consequence="This one, too. The kitchen’s tablet, if you’re logged in there, stops showing orders."
      yes="Log out everywhere"
      no="Stay logged in"
      run={() => client.account.logoutEverywhere.mutate()}
      onDone={() => {
        forgetPerson()
        void router.navigate({ to: '/admin/login' })
        showToast({ message: 'You are logged out everywhere', kind: 'success' })
      }}
    />
  )
}
