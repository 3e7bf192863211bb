import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { polledQuery } from '../../lib/live/live-query.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { FailedQuery } from '../../ui/admin/failed-query.tsx'
import { count, money } from './sales-text.ts'

/** Live order figures at this moment; each number links to its orders. */
export function ServiceNow() {
  const { data, isPending, refetch } = trpc.admin.now.useQuery(undefined, { ...polledQuery, staleTime: 0 })
  if (!isPending && data === undefined)
    return <FailedQuery message="The open orders could not be counted." onRetry={() => void refetch()} />
  return (
    <SimpleGrid component="section" aria-label="Right now" cols={{ base: 2, lg: 4 }} spacing="md">
      {data === undefined ? (
        Array.from({ length: 4 }, (_, place) => <Skeleton key={place} h={108} />)
      ) : (
        <>
          <Figure
            label="Open orders"
            figure={count(data.open)}
            hint={data.placed > 0 ? `${count(data.placed)} not accepted yet` : 'All accepted'}
            isUrgent={data.placed > 0}
          />
          <Figure
            label="Late"
            figure={count(data.late)}
            hint={data.late > 0 ? 'Past their pickup time and not ready' : 'No one is waiting'}
            isUrgent={data.late > 0}
          />
          <Figure label="Next hour" figure={count(data.nextHour)} hint="Pickups" />
          <Figure label="Due today" figure={count(data.today.orders)} hint={money(data.today.total)} />
        </>
      )}
    </SimpleGrid>
  )
}

interface FigureProps {
  label: string
  figure: string
  hint: string
  /** Someone has to act. */
  isUrgent?: boolean
}

const Figure = ({ label, figure, hint, isUrgent = false }: FigureProps) => (
  <Paper
    p="md"
    shadow="xs"
    c="ink.9"
    td="none"
    bg={isUrgent ? 'chilli.0' : 'white'}
    renderRoot={(root) => <Link to="/admin/orders" {...root} />}
  >
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text ff="heading" fz="2rem" fw={600} lh={1.2}>
      {figure}
    </Text>
    <Text size="sm" c={isUrgent ? 'chilli.7' : 'dimmed'} fw={isUrgent ? 600 : 400}>
      {hint}
    </Text>
  </Paper>
)
