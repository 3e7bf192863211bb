import { Grid, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { polledQuery } from '../../lib/live/live-state.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { formatMoment } from '../../lib/time/local-time.ts'
import { TitledSection } from '../../ui/admin/fact-list.tsx'
import { QuerySheet } from '../../ui/admin/query-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { CloseForm } from './close-form.tsx'
import { DayStatement } from './day-statement.tsx'
import { DrawerButtons } from './drawer-questions.tsx'
import { DrawerRows } from './drawer-card.tsx'

/** What has come in since the last closing, and the form that closes it. */
export function OpenDrawerSheet() {
  const query = trpc.closings.open.useQuery(undefined, polledQuery)
  const navigate = useNavigate()
  const { region } = useSettings()
  return (
    <QuerySheet query={query} name="drawer">
      {(open) => (
        <Stack>
          <Text c="dimmed">
            {open.after === 0
              ? `Since ${formatMoment(open.from.local, region)}. Nothing has been closed yet.`
              : `Since closing ${open.after}, ${formatMoment(open.from.local, region)}.`}
          </Text>
          <Grid>
            <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
              <Stack>
                <TitledSection isCard title="The drawer" size="h5">
                  <DrawerRows drawer={open.drawer} total="Should be in it" />
                  <DrawerButtons drawer={open.drawer} />
                </TitledSection>
                <TitledSection isCard title="Close" size="h5">
                  <CloseForm
                    key={open.after}
                    open={open}
                    onClosed={({ _id: id, number }) => {
                      showToast({ message: `Closing ${number} is done`, kind: 'success' })
                      void navigate({ to: '/admin/closings/$id', params: { id } })
                    }}
                  />
                </TitledSection>
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
              <DayStatement figures={open.figures} />
            </Grid.Col>
          </Grid>
        </Stack>
      )}
    </QuerySheet>
  )
}
