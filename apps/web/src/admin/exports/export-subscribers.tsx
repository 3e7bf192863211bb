import { Text } from '@mantine/core'
import { ExportDrawer } from './export-drawer.tsx'

/** The confirmed subscribers, as a file for a mailing tool. */
export const ExportSubscribers = () => (
  <ExportDrawer kind="subscribers" title="Export newsletter">
    <Text>
      Everyone who confirmed, with the date and a personal unsubscribe link. Include that link in every
      newsletter, and export a new file each time: people who unsubscribed are left out.
    </Text>
  </ExportDrawer>
)
