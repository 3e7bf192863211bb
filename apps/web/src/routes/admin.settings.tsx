import { createFileRoute } from '@tanstack/react-router'
import { Settings } from '../admin/settings/settings.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

/** The section in the address; an unknown one means the first. */
const readSettingsSearch = ({ section }: Record<string, unknown>): { section?: string } =>
  typeof section === 'string' ? { section } : {}

export const Route = createFileRoute('/admin/settings')({
  validateSearch: readSettingsSearch,
  head: ({ match }) => pageHead({ match, title: 'Settings' }),
  component: SettingsPage,
})

function SettingsPage() {
  const { section } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Settings">
      <Settings
        section={section}
        onSection={(next) => void navigate({ search: { section: next }, resetScroll: false })}
      />
    </AdminPage>
  )
}
