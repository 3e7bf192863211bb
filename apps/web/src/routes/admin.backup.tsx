import { createFileRoute } from '@tanstack/react-router'
import { BackupDownload } from '../features/backups/backup-download.tsx'
import { AdminPage } from '../layout/admin-page.tsx'
import { pageHead } from '../lib/page-head.ts'

export const Route = createFileRoute('/admin/backup')({
  head: ({ match }) => pageHead({ match, title: 'Backup' }),
  component: () => (
    <AdminPage title="Backup">
      <BackupDownload />
    </AdminPage>
  ),
})
