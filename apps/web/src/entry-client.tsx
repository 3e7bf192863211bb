import './lib/trusted-types.ts'
import { PageShell } from './layout/page-shell.tsx'
import { isAdminPath } from './lib/admin-path.ts'
import { startApp } from './start-app.tsx'

startApp({ Shell: PageShell, has: (path) => !isAdminPath(path) })
