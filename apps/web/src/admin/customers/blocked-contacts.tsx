import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { BlockedContact } from '@tiffin/contract'
import { getQueryKey } from '@trpc/react-query'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { readAll } from '../../lib/api/read-all.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { formatShortDate } from '../../lib/time/local-time.ts'
import { ConfirmButton } from '../../ui/admin/confirm-button.tsx'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { TitledSection } from '../../ui/admin/fact-list.tsx'

/** Addresses and numbers with which nobody can order or reserve online. */
export function BlockedContacts() {
  const { client } = trpc.useUtils()
  const { data: blocked } = useQuery({
    queryKey: [...getQueryKey(trpc.customers.listBlocked), 'all'],
    queryFn: () => readAll((offset) => client.customers.listBlocked.query({ offset })),
  })
  return (
    <TitledSection isCard title="Blocked" size="h3">
      <Stack>
        <Text>
          Nobody can order or reserve online with these: guests are asked to call. Orders that were placed
          before stay.
        </Text>
        <BlockForm />
        {blocked !== undefined && blocked.length > 0 && (
          <DataTable label="Blocked" columns={columns} rows={blocked} isOld={false} />
        )}
      </Stack>
    </TitledSection>
  )
}

const notBlocked = { title: 'It was not blocked', hint: 'Please try again.' }

function BlockForm() {
  const { client, customers } = trpc.useUtils()
  const form = useForm({ initialValues: { contact: '' } })
  const blocking = useMutation({
    mutationFn: ({ contact }: { contact: string }) => client.customers.block.mutate({ contact }),
    async onSuccess() {
      form.reset()
      await customers.listBlocked.invalidate()
    },
  })
  return (
    <form noValidate method="dialog" onSubmit={form.onSubmit((draft) => blocking.mutate(draft))}>
      <Group align="flex-end" gap="sm">
        <TextInput
          flex={1}
          label="Email address or telephone number"
          disabled={blocking.isPending}
          {...form.getInputProps('contact')}
        />
        <Button type="submit" loading={blocking.isPending}>
          Block
        </Button>
      </Group>
      <FailureAlert failure={blocking.error && explainFailure(blocking.error, notBlocked)} />
    </form>
  )
}

const columns: Column<BlockedContact>[] = [
  {
    heading: 'Address or number',
    cell: ({ contact }) => (
      <Text span fw={600}>
        {contact}
      </Text>
    ),
  },
  {
    heading: 'Since',
    cell: ({ blocked }) => <time dateTime={blocked.at}>{formatShortDate(blocked.local)}</time>,
  },
  { heading: 'Unblock', isHeadingHidden: true, cell: (blocked) => <Unblock blocked={blocked} /> },
]

function Unblock({ blocked: { _id: id, contact } }: { blocked: BlockedContact }) {
  const { client, customers } = trpc.useUtils()
  return (
    <ConfirmButton
      label="Unblock"
      question={`Unblock ${contact}?`}
      consequence="Orders and reservations with it are possible again."
      yes="Yes, unblock"
      no="Cancel"
      run={async () => {
        await client.customers.unblock.mutate({ id })
        await customers.listBlocked.invalidate()
      }}
    />
  )
}
