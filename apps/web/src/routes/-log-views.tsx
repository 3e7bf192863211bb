import { Group } from '@mantine/core'
import { ButtonLink } from '../ui/admin/button-link.tsx'

/** What staff changed, and who got in or tried to. */
export const LogViews = ({ isSecurity }: { isSecurity: boolean }) => (
  <Group component="nav" gap={6} aria-label="Log">
    <ButtonLink to="/admin/log" search={{}} isSelected={!isSecurity}>
      Changes
    </ButtonLink>
    <ButtonLink to="/admin/log/security" search={{}} isSelected={isSecurity}>
      Security
    </ButtonLink>
  </Group>
)
