import { Badge } from '@mantine/core'

export const DisabledBadge = () => (
  <Badge variant="light" color="chilli" miw="max-content">
    Disabled
  </Badge>
)
