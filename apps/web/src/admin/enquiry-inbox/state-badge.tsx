import { Badge } from '@mantine/core'

/** The state of an enquiry; a new one stands out, because a guest is waiting. */
export const StateBadge = ({ state, label }: { state: string; label: string }) => (
  <Badge
    variant={state === 'new' ? 'filled' : 'light'}
    color={state === 'new' ? 'royal' : state === 'declined' ? 'chilli' : 'ink'}
    miw="max-content"
  >
    {label}
  </Badge>
)
