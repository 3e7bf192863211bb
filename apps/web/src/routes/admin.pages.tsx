import { createFileRoute } from '@tanstack/react-router'
import { PageEditor } from '../admin/page-editor/page-editor.tsx'
import { PageList } from '../admin/page-editor/page-list.tsx'
import { AdminPage } from '../layout/admin/admin-page.tsx'
import { pageHead } from '../lib/start/page-head.ts'

/** The page that is edited; without one, all are listed. */
const readPageSearch = ({ path }: Record<string, unknown>): { path?: string } =>
  typeof path === 'string' ? { path } : {}

export const Route = createFileRoute('/admin/pages')({
  validateSearch: readPageSearch,
  head: ({ match }) => pageHead({ match, title: 'Pages' }),
  component: PagesPage,
})

function PagesPage() {
  const { path } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title={path === undefined ? 'Pages' : path === '/' ? 'Home page' : `Page ${path}`}>
      {path === undefined ? (
        <PageList onOpen={(next) => void navigate({ search: { path: next } })} />
      ) : (
        <PageEditor path={path} onClose={() => void navigate({ search: {} })} />
      )}
    </AdminPage>
  )
}
