import './lib/start/trusted-types.ts'
import './lib/start/zod-without-code.ts'
import { AdminShell } from './layout/admin/admin-shell.tsx'
import { isAdminPath } from './lib/start/admin-path.ts'
import { confirmIdentity } from './lib/session/confirm-identity.ts'
import { readInTime } from './lib/api/read-in-time.ts'
import { startApp } from './start-app.tsx'

startApp({ Shell: AdminShell, has: isAdminPath }, [confirmIdentity, readInTime])
