import './lib/start/trusted-types.ts'
import { PageShell } from './layout/guest/page-shell.tsx'
import { isAdminPath } from './lib/start/admin-path.ts'
import { startApp } from './start-app.tsx'

startApp({ Shell: PageShell, has: (path) => !isAdminPath(path) })
