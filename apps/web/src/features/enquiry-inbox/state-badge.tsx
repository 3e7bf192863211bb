import { Badge } from '@mantine/core'

/** What has become of an enquiry so far; a new one stands out, because somebody waits. */
export const StateBadge = ({ state, label }: { state: string; label: string }) => (
  <Badge
    variant={state === 'new' ? 'filled' : 'light'}
    color={state === 'new' ? 'royal' : state === 'declined' ? 'chilli' : 'ink'}
    tt="none"
    miw="max-content"
  >
    {label}
  </Badge>
)
