/** `npm run times`: where the last `npm test` spent its time, from the reports that it left. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VITEST_REPORT, type VitestReport } from './count-tests.ts'
import { listTested } from './list-tested.ts'
import { readRepository } from './read-repository.ts'
import { STEP_TIMES, type StepTime } from './step-times.ts'

const LONGEST = 20
const root = fileURLToPath(new URL('..', import.meta.url))

interface Timed {
  name: string
  tookMs: number
  spentMs: Record<string, number>
}

async function printTimes() {
  const folders = listTested(await readRepository(root))
  const files = folders.flatMap((folder) => {
    const report = readReport(folder)
    return report?.files.map((file) => timeOf(folder, file)) ?? []
  })
  const journeys = (read('e2e/.turbo/journey-times.json') ?? []) as Journey[]
  const byFile = Map.groupBy(journeys, ({ file }) => file)
  const journeyFiles = [...byFile].map(([file, all]) => sum(`e2e/${file}`, all))
  const steps = (read(STEP_TIMES) ?? []) as StepTime[]

  print(
    'Steps',
    steps.map((step) => ({ ...step, spentMs: {} })),
  )
  print('Packages', [
    ...folders.flatMap((folder) => byProject(folder, files)),
    ...(journeys.length > 0 ? [sum('journeys', journeys)] : []),
  ])
  print('Files', [...files, ...journeyFiles])
  const tests = folders.flatMap((folder) => listTests(readReport(folder)))
  print('Tests', [...tests, ...journeys.map(({ title, ...journey }) => ({ ...journey, name: title }))])
}

type Journey = { file: string; title: string; tookMs: number; spentMs: Record<string, number> }
type TestFile = VitestReport['files'][number]
interface TimedFile extends Timed {
  folder: string
  project: string
}

function timeOf(folder: string, { project, name, spentMs }: TestFile): TimedFile {
  const { tests = 0, imports = 0, dom = 0, ...rest } = spentMs ?? {}
  const path = name.replace(root, '')
  return {
    folder,
    project,
    name: project === '' ? path : `[${project}] ${path}`,
    tookMs: tests + imports + dom,
    spentMs: { imports, dom, ...rest },
  }
}

const listTests = (report: VitestReport | undefined): Timed[] =>
  report?.files.flatMap(({ project, tests }) =>
    tests.map(({ name, tookMs = 0 }) => ({ name: `[${project}] ${name}`, tookMs, spentMs: {} })),
  ) ?? []

const byProject = (folder: string, files: TimedFile[]): Timed[] =>
  [
    ...Map.groupBy(
      files.filter((file) => file.folder === folder),
      ({ project }) => project,
    ),
  ].map(([project, all]) => sum(project === '' ? folder : `${folder} [${project}]`, all))

function sum(name: string, all: Omit<Timed, 'name'>[]): Timed {
  const spentMs: Record<string, number> = {}
  for (const timed of all)
    for (const [kind, ms] of Object.entries(timed.spentMs)) spentMs[kind] = (spentMs[kind] ?? 0) + ms
  return { name, tookMs: all.reduce((total, { tookMs }) => total + tookMs, 0), spentMs }
}

function print(title: string, timed: Timed[]) {
  console.log(`\n${title}, seconds`)
  for (const { name, tookMs, spentMs } of timed.toSorted((a, b) => b.tookMs - a.tookMs).slice(0, LONGEST)) {
    const parts = Object.entries(spentMs).filter(([, ms]) => ms >= 50)
    const detail = parts.map(([kind, ms]) => `${kind} ${seconds(ms)}`).join(' · ')
    console.log(
      `${seconds(tookMs).padStart(8)}  ${name.slice(0, 100)}${detail === '' ? '' : `  (${detail})`}`,
    )
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

function read(path: string): unknown {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const readReport = (folder: string) => read(join(folder, VITEST_REPORT)) as VitestReport | undefined

await printTimes()
