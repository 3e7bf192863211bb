import { createFileRoute } from '@tanstack/react-router'
import { readSettingsSearch } from '../admin/settings-room/settings-search.ts'
import { SettingsRoom } from '../admin/settings-room/settings-room.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

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
      <SettingsRoom
        section={section}
        onSection={(next) => void navigate({ search: { section: next }, resetScroll: false })}
      />
    </AdminPage>
  )
}
