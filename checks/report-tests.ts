import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node'
import { VITEST_REPORT, type FileTime, type VitestReport } from './count-tests.ts'

/** Writes what Vitest executed, per project: its own JSON report does not separate them. */
export default class ReportTests implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  async onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    const { config, projects } = this.vitest!
    const report: VitestReport = {
      projects: projects.map(({ name }) => name),
      files: modules.map(describeFile),
      errors: unhandledErrors.map(({ message }) => message),
    }
    const path = join(config.root, VITEST_REPORT)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, JSON.stringify(report))
  }
}

const describeFile = (module: TestModule) => ({
  project: module.project.name,
  name: module.moduleId,
  spentMs: describeTime(module),
  // Errors of the file itself: an import that failed, a clean-up that broke.
  errors: module.errors().map(({ message }) => message),
  tests: [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result()
    return {
      name: test.fullName,
      state,
      error: errors?.[0]?.message ?? '',
      tookMs: test.diagnostic()?.duration ?? 0,
      isFlaky: test.diagnostic()?.flaky ?? false,
    }
  }),
})

function describeTime(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  const { waitedMs = 0, startedMs = {}, computedMs = { itself: 0, children: 0 } } = module.meta()
  return {
    dom: environmentSetupDuration,
    imports: prepareDuration + setupDuration + collectDuration,
    tests: duration,
    waiting: waitedMs,
    processor: computedMs.itself,
    'processor of processes': computedMs.children,
    ...startedMs,
  }
}
