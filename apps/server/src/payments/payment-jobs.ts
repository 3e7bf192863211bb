import type { JobKind, JobRunner } from '../platform/jobs.ts'
import { settleDemoPayment, tellSettled } from './answer-demo-terminal.ts'
import { type OnNotice, paymentNotice, processNotice } from './process-notice.ts'
import type { NoticeDeps } from './receive-notice.ts'

export const paymentJobs: JobKind<object>[] = [paymentNotice, settleDemoPayment]

/** `onNotice` is handed in by whoever knows orders. */
export async function startPaymentJobs<Wanted extends NoticeDeps>(
  runner: JobRunner,
  deps: Wanted,
  onNotice: OnNotice<Wanted>,
): Promise<void> {
  await runner.work(paymentNotice, (job) => processNotice(deps, job, onNotice))
  await startDemoTerminal(runner, deps)
}

/** Late payments at the demo terminal. */
export const startDemoTerminal = (runner: JobRunner, deps: NoticeDeps): Promise<void> =>
  runner.work(settleDemoPayment, (job) => tellSettled(deps, job))
