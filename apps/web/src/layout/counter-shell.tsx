import type { ShellProps } from '../lib/app-context.ts'
import { PageShell } from './page-shell.tsx'

/** What stands around every page behind the counter. */
export function CounterShell(props: ShellProps) {
  return <PageShell {...props} />
}
