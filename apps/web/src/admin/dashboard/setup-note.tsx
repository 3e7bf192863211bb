import { Alert, Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { ButtonLink } from '../../ui/admin/button-link.tsx'

/** What is left to set up: stays on the dashboard until everything is done, or someone hides it. */
export function SetupNote() {
  const may = useMay()
  const utils = trpc.useUtils()
  const { data } = trpc.setup.get.useQuery(undefined, { enabled: may?.('settings') === true, staleTime: 0 })
  const hiding = useMutation({
    mutationFn: async () => {
      const { settings, edits } = await utils.client.settings.list.query()
      const version = edits.find(({ section }) => section === 'launch')?.version
      return utils.client.settings.change.mutate({
        launch: { ...settings.launch, showsSteps: false },
        version,
      })
    },
    onSuccess: () => utils.setup.get.invalidate(),
  })
  if (data === undefined || !data.isListed) return null
  const left = data.steps.filter(({ isDone }) => !isDone).length
  if (left === 0) return null
  return (
    <Alert role="note" title={data.launch === 'open' ? 'The site is open' : 'The site is not open yet'}>
      <Text mb="sm">{`${left} of ${data.steps.length} steps are left to set up your restaurant.`}</Text>
      <Group gap="sm">
        <ButtonLink to="/admin/steps" variant="filled">
          Go on with the set-up
        </ButtonLink>
        <Button variant="default" loading={hiding.isPending} onClick={() => hiding.mutate()}>
          Hide this list
        </Button>
      </Group>
    </Alert>
  )
}
