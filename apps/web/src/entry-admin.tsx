import './lib/trusted-types.ts'
import './lib/zod-without-code.ts'
import { Scripts } from '@tanstack/react-router'
import { AdminShell } from './layout/admin-shell.tsx'
import { FullHead } from './layout/full-head.tsx'
import { isAdminPath } from './lib/admin-path.ts'
import { confirmIdentity } from './lib/confirm-identity.ts'
import { startApp } from './start-app.tsx'

startApp({ Shell: AdminShell, Head: FullHead, Scripts, has: isAdminPath }, [confirmIdentity])
