import { CounterShell } from './layout/counter-shell.tsx'
import { isBehindCounter } from './lib/counter-path.ts'
import { startApp } from './start-app.tsx'

startApp({ Shell: CounterShell, has: isBehindCounter })
