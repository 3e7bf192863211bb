import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ImportResult } from '@tiffin/contract'
import { describeImport } from '../admin/menu-import/describe-import.ts'
import { ImportSteps } from '../admin/menu-import/import-steps.tsx'
import { TemplateButtons } from '../admin/menu-import/import-button.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { useRefreshMenu } from '../lib/api/use-menu-dishes.ts'
import { showToast } from '../ui/toast.ts'

export const Route = createFileRoute('/admin/import')({
  head: ({ match }) => pageHead({ match, title: 'Import' }),
  component: ImportPage,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A spreadsheet that was chosen on the page before. */
    menuFile?: File
  }
}

function ImportPage() {
  const { state } = useLocation()
  const refreshMenu = useRefreshMenu()

  function handleImported(result: ImportResult) {
    void refreshMenu()
    showToast({ message: describeImport(result), kind: 'success' })
  }

  return (
    <AdminPage title="Import" actions={<TemplateButtons />}>
      <ImportSteps
        file={state.menuFile}
        onImported={handleImported}
        onPhotosAdded={() => void refreshMenu()}
      />
    </AdminPage>
  )
}
