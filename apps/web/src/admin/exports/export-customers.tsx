import { Text } from '@mantine/core'
import { ExportDrawer } from './export-drawer.tsx'

/** Everyone with an account or an order, as a file. */
export const ExportCustomers = () => (
  <ExportDrawer kind="customers">
    <Text>Everyone who has an account or has ordered as a guest.</Text>
  </ExportDrawer>
)
