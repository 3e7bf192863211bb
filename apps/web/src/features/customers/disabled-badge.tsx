import { Badge } from '@mantine/core'

export const DisabledBadge = () => (
  <Badge variant="light" color="chilli" tt="none" miw="max-content">
    Disabled
  </Badge>
)
