import { fileURLToPath } from 'node:url'

/** One line of `npm test`: a command, and which packages' Vitest it runs. */
export interface Step {
  name: string
  command: string[]
  /** The folders of the packages whose tests it runs. */
  vitest?: string[]
  isJourneys?: boolean
  /** For its command. */
  env?: Record<string, string>
}

interface Wanted {
  /** All files of the repository. */
  paths: readonly string[]
  /** The folders of the packages that have tests. */
  tested: readonly string[]
  /** Only tests with one of these in their path; none means everything. */
  words: readonly string[]
  isSoak: boolean
}

/** They have most of the tests. Each alone keeps both cores busy; side by side they need more of them. */
const LARGE = ['apps/server', 'apps/web']

/** What `npm run soak` does at length: all of the server on both databases, with its crashes, and an evening on two processes. */
const SOAKED = { package: 'apps/server', journey: 'two-processes.spec.ts' }

/**
 * Journeys that start restaurants of their own, instead of the second one that `e2e/second-seed.ts` opens for all others.
 */
const notForAnyRestaurant = ['another-restaurant', 'set-up', 'two-processes'].map((name) => `${name}.spec.ts`)

/** Nobody is there to look: a test that fails is tried once more, and named at the end. */
const secondTry = process.env.CI ? ['--retry=1'] : []

const reporter = fileURLToPath(new URL('report-tests.ts', import.meta.url))
const journeyTimes = fileURLToPath(new URL('../e2e/report-times.ts', import.meta.url))

/** The steps of a run, in their order. Nothing where no test fits the words. */
export function planSteps({ paths, tested, words, isSoak }: Wanted): Step[] {
  if (isSoak)
    return [
      build,
      test('the server on both databases', [SOAKED.package]),
      journeys([SOAKED.journey]),
      // Storms are the sample's.
      {
        ...journeys([...listForAnyRestaurant(paths), '--project=desktop']),
        name: 'journeys at a second restaurant',
        env: { SECOND_SEED: '1', SOAK: '' },
      },
    ]
  if (words.length > 0) {
    const isWanted = (path: string) => words.some((word) => path.toLowerCase().includes(word.toLowerCase()))
    const wanted = stepsFor(tested, paths.filter((path) => TEST.test(path)).filter(isWanted))
    return wanted.length > 0 ? [build, ...wanted] : []
  }
  const small = tested.filter((folder) => !LARGE.includes(folder))
  return [
    turbo('format, lint with types, unused code and the build', ['format', 'lint', 'unused', 'build']),
    test('packages and documents', small),
    ...LARGE.map((folder) => test(`tests of ${folder}`, [folder])),
    journeys([]),
  ]
}

const listForAnyRestaurant = (paths: readonly string[]) =>
  paths
    .filter((path) => /^e2e\/[^/]+\.spec\.ts$/.test(path))
    .map((path) => path.slice('e2e/'.length))
    .filter((name) => !notForAnyRestaurant.includes(name))

const TEST = /(\.test\.tsx?|^e2e\/.*\.spec\.ts)$/

function stepsFor(tested: readonly string[], files: readonly string[]): Step[] {
  const inFolder = (folder: string) =>
    files
      .filter((file) => file.startsWith(`${folder}/`) && !file.endsWith('.spec.ts'))
      .map((file) => file.slice(folder.length + 1))
  const specs = files.filter((file) => file.endsWith('.spec.ts')).map((file) => file.slice('e2e/'.length))
  return [
    ...tested
      .filter((folder) => inFolder(folder).length > 0)
      .map((folder) => test(`tests of ${folder}`, [folder], inFolder(folder))),
    ...(specs.length > 0 ? [journeys(specs)] : []),
  ]
}

const turbo = (name: string, tasks: string[], forTheRunner: string[] = []): Step => ({
  name,
  command: [
    'turbo',
    'run',
    ...tasks,
    '--continue=dependencies-successful',
    ...(forTheRunner.length > 0 ? ['--', ...forTheRunner] : []),
  ],
})

const build = turbo('the build', ['build'])

/** Without what it depends on, which an earlier step has built: Turborepo builds again for other words to the runner. */
const only = (name: string, tasks: string[], forTheRunner: string[]): Step => {
  const step = turbo(name, tasks, forTheRunner)
  return { ...step, command: step.command.toSpliced(2, 0, '--only') }
}

function test(name: string, folders: readonly string[], files: readonly string[] = []): Step {
  const filters = folders.map((folder) => `--filter=./${folder}`)
  const step = only(
    name,
    ['test', ...filters, '--concurrency=2'],
    [...files, ...secondTry, '--reporter=default', `--reporter=${reporter}`],
  )
  return { ...step, vitest: [...folders] }
}

const journeys = (specs: readonly string[]): Step => ({
  ...only('journeys in a browser', ['journeys'], [...specs, `--reporter=list,json,${journeyTimes}`]),
  isJourneys: true,
})
