import { Text } from '@mantine/core'
import { ExportDrawer } from './export-drawer.tsx'

/** Everybody who has an account or has ordered, as a file. */
export function ExportCustomers() {
  return (
    <ExportDrawer title="Export customers" path="/admin/customers/export" query={() => ({})}>
      <Text>Everybody who has an account or has ordered as a guest.</Text>
    </ExportDrawer>
  )
}
