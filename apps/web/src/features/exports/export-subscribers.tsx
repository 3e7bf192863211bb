import { Text } from '@mantine/core'
import { ExportDrawer } from './export-drawer.tsx'

/** Those who may be written to, as a file for whatever sends the letters. */
export function ExportSubscribers() {
  return (
    <ExportDrawer title="Export newsletter" path="/admin/subscribers/export" query={() => ({})}>
      <Text>
        Everybody who has confirmed, with the day they did and a link of their own that unsubscribes them. Put
        that link into every letter, and take a new file for every letter: who has left is not in it any more.
      </Text>
    </ExportDrawer>
  )
}
