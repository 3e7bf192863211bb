import { ExportDrawer } from './export-drawer.tsx'

/** Everybody who has an account or has ordered, as a file. */
export function ExportCustomers() {
  return (
    <ExportDrawer title="Export customers" path="/admin/customers/export" query={() => ({})}>
      <p>Everybody who has an account or has ordered as a guest.</p>
    </ExportDrawer>
  )
}
