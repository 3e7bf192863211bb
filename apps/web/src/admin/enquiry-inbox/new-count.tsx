import { Badge } from '@mantine/core'

/** How many enquiries nobody has looked at; nothing if there are none. */
export const NewCount = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 && <Badge>{`${count} new`}</Badge>
