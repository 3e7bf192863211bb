import { Badge, Button, Group, Stack, Table, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PageState } from '@tiffin/contract'
import { explainFailure, readErrorBody } from '../../lib/api/explain-failure.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { FailedQuery, FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { PageHint } from '../../ui/admin/page-hint.tsx'

interface PageListProps {
  onOpen: (path: string) => void
}

/** The pages that consist of sections, and a form that adds one. */
export function PageList({ onOpen }: PageListProps) {
  const trpc = useTRPC()
  const { data, isPending, refetch } = useQuery(trpc.pages.list.queryOptions(undefined, { staleTime: 0 }))
  if (data === undefined)
    return isPending ? null : (
      <FailedQuery message="The pages could not be loaded." onRetry={() => void refetch()} />
    )
  return (
    <Stack gap="xl">
      <PageHint page="pages">
        What you change stays a draft until you publish it. Pages that you add here are in the footer of the
        site.
      </PageHint>
      <Table aria-label="Pages">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Page</Table.Th>
            <Table.Th>Address</Table.Th>
            <Table.Th>State</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.pages.map((page) => (
            <Table.Tr key={page.path}>
              <Table.Td>
                <Link to="/admin/pages" search={{ path: page.path }}>
                  {page.title}
                </Link>
              </Table.Td>
              <Table.Td>{page.path}</Table.Td>
              <Table.Td>
                <StateBadges page={page} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <NewPage onOpen={onOpen} />
    </Stack>
  )
}

/** Whether guests see it, and whether there is more to come. */
export function StateBadges({ page }: { page: PageState }) {
  const { region } = useSettings()
  return (
    <Group gap="xs">
      <Badge color={page.isPublished ? 'leaf' : 'gray'}>
        {page.isPublished ? 'Published' : 'Not published'}
      </Badge>
      {page.hasDraft && (
        <Badge color="saffron">
          {page.publishLocal === null ? 'Draft' : `From ${formatMoment(page.publishLocal, region)}`}
        </Badge>
      )}
    </Group>
  )
}

function NewPage({ onOpen }: PageListProps) {
  const client = useTRPCClient()
  const form = useForm({ initialValues: { name: '', title: '' } })
  const adding = useMutation({
    mutationFn: () => client.pages.create.mutate(form.values),
    onSuccess: ({ path }) => onOpen(path),
    onError(error) {
      for (const { path, message } of readErrorBody(error)?.issues ?? []) form.setFieldError(path, message)
    },
  })
  return (
    <form method="dialog" noValidate aria-label="Add a page" onSubmit={form.onSubmit(() => adding.mutate())}>
      <Stack maw={420}>
        <TextInput label="Title" description="Such as Imprint" {...form.getInputProps('title')} />
        <TextInput
          label="End of its address"
          description="Small letters, digits and hyphens: imprint is /p/imprint"
          {...form.getInputProps('name')}
        />
        <FailureAlert failure={adding.error && explainFailure(adding.error, notAdded)} />
        <Group>
          <Button type="submit" loading={adding.isPending}>
            Add page
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const notAdded = {
  title: 'The page was not added',
  hint: 'No response. Please check your connection and try again.',
}
