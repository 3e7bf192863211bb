import { createFileRoute } from '@tanstack/react-router'
import { BackupDownload } from '../admin/backups/backup-download.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

export const Route = createFileRoute('/admin/backup')({
  head: ({ match }) => pageHead({ match, title: 'Backup' }),
  component: () => (
    <AdminPage title="Backup">
      <BackupDownload />
    </AdminPage>
  ),
})
