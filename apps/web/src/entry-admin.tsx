import './lib/trusted-types.ts'
import './lib/zod-without-code.ts'
import { AdminShell } from './layout/admin-shell.tsx'
import { isAdminPath } from './lib/admin-path.ts'
import { confirmIdentity } from './lib/confirm-identity.ts'
import { startApp } from './start-app.tsx'

startApp({ Shell: AdminShell, has: isAdminPath }, [confirmIdentity])
