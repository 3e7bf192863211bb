/** Playwright's reporter of what the journeys spend their time on, for `npm run times`. */
import type { FullConfig, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Spent = Record<string, number>

const REPORT = join(import.meta.dirname, '.turbo/journey-times.json')

export default class ReportTimes implements Reporter {
  private root = ''
  private readonly journeys: { file: string; title: string; tookMs: number; spentMs: Spent }[] = []

  onBegin(config: FullConfig) {
    this.root = config.rootDir
  }

  onTestEnd(test: TestCase, { steps, duration }: TestResult) {
    const [, project = ''] = test.titlePath()
    const spentMs: Spent = {}
    for (const step of steps) addStep(step, spentMs)
    const file = relative(this.root, test.location.file)
    this.journeys.push({ file, title: `[${project}] ${test.title}`, tookMs: duration, spentMs })
  }

  onEnd() {
    mkdirSync(dirname(REPORT), { recursive: true })
    writeFileSync(REPORT, JSON.stringify(this.journeys))
  }
}

/** Counts the innermost steps that have a kind of their own; hooks and named steps only group others. */
function addStep({ category, title, duration, steps }: TestStep, spent: Spent) {
  if (category === 'hook' || category === 'test.step') {
    for (const step of steps) addStep(step, spent)
    return
  }
  const kind = kindOf(category, title)
  spent[kind] = (spent[kind] ?? 0) + duration
}

const KINDS: [kind: string, title: RegExp][] = [
  ['browser', /^(?:Fixture|Create|Close|Launch)/],
  ['pages', /^(?:Navigate|Reload|Go back|Go forward)/],
  ['requests', /^(?:GET|POST|PUT|DELETE|Fetch|APIRequest)/i],
  ['waiting', /^Wait/],
]

function kindOf(category: string, title: string): string {
  if (category === 'fixture') return 'browser'
  if (category === 'expect') return 'expecting'
  return KINDS.find(([, pattern]) => pattern.test(title))?.[0] ?? 'acting'
}
