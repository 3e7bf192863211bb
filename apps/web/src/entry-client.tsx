import { PageShell } from './layout/page-shell.tsx'
import { isBehindCounter } from './lib/counter-path.ts'
import { startApp } from './start-app.tsx'

startApp({ Shell: PageShell, has: (path) => !isBehindCounter(path) })
