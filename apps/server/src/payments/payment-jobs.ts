import type { JobKind, JobRunner } from '../platform/jobs.ts'
import { settleDemoPayment, tellSettled } from './answer-demo-terminal.ts'
import { type OnNotice, paymentNotice, processNotice, type NoticeDeps } from './process-notice.ts'

export const paymentJobs: JobKind<object>[] = [paymentNotice, settleDemoPayment]

/** What follows from notices is handed in by the wing that knows orders. */
export const startNotices = <Wanted extends NoticeDeps>(
  runner: JobRunner,
  deps: Wanted,
  onNotice: OnNotice<Wanted>,
): Promise<void> => runner.work(paymentNotice, (job) => processNotice(deps, job, onNotice))

/** Late payments at the demo terminal. */
export const startDemoTerminal = (runner: JobRunner, deps: NoticeDeps): Promise<void> =>
  runner.work(settleDemoPayment, (job) => tellSettled(deps, job))
