import { expect, test } from 'vitest'
import { planSteps } from './plan-steps.ts'

const site = {
  paths: [
    'apps/server/src/ordering/orders/place-order.test.ts',
    'apps/server/src/ordering/orders/place-order.ts',
    'apps/server/src/http/trpc.test.ts',
    'apps/web/src/guest/order-history/order-history.test.tsx',
    'packages/pricing/src/quote-order.test.ts',
    'e2e/orders.spec.ts',
    'e2e/orders.ts',
  ],
  tested: ['packages/pricing', 'apps/server', 'apps/web'],
  words: [] as string[],
  isSoak: false,
}
const describe = (words: string[]) =>
  planSteps({ ...site, words }).map(({ name, command, vitest }) => ({
    name,
    files: command.filter((word) => /\.(test|spec)\.tsx?$/.test(word)),
    vitest,
  }))

test('without words everything runs: checks and build, every tested package once, and the journeys', () => {
  const steps = planSteps(site)
  expect(steps[0]?.command).toEqual(expect.arrayContaining(['format', 'lint', 'unused', 'build']))
  expect(steps.flatMap(({ vitest = [] }) => vitest).toSorted()).toEqual(site.tested.toSorted())
  expect(steps.at(-1)).toMatchObject({ isJourneys: true })
})

test('a word runs the tests with it in their path, of each package and of the journeys', () => {
  expect(describe(['orders'])).toEqual([
    { name: 'the build', files: [], vitest: undefined },
    {
      name: 'tests of apps/server',
      files: ['src/ordering/orders/place-order.test.ts'],
      vitest: ['apps/server'],
    },
    { name: 'journeys in a browser', files: ['orders.spec.ts'], vitest: undefined },
  ])
})

test('several words are alternatives, a folder is one too, and case does not matter', () => {
  expect(describe(['Pricing', 'src/http'])).toMatchObject([
    { name: 'the build' },
    { files: ['src/quote-order.test.ts'] },
    { files: ['src/http/trpc.test.ts'] },
  ])
})

test('at a second restaurant all journeys run that start none of their own', () => {
  const paths = ['orders', 'new-order', 'every-page', 'set-up'].map((name) => `e2e/${name}.spec.ts`)
  const command = planSteps({ ...site, paths, isSoak: true }).at(-1)?.command ?? []
  expect(command.filter((word) => word.endsWith('.spec.ts'))).toEqual([
    'orders.spec.ts',
    'new-order.spec.ts',
    'every-page.spec.ts',
  ])
})

test('what was built is not built again', () => {
  for (const { command, vitest, isJourneys } of planSteps(site))
    expect(command.includes('--only')).toBe(vitest !== undefined || isJourneys === true)
})

test('a word in no path is no step', () => {
  expect(planSteps({ ...site, words: ['pasta'] })).toEqual([])
})

test('a soak runs all of the server, the journey of two processes, and what any restaurant does at another one', () => {
  expect(planSteps({ ...site, isSoak: true })).toMatchObject([
    { name: 'the build' },
    { vitest: ['apps/server'] },
    { isJourneys: true, command: expect.arrayContaining(['two-processes.spec.ts']) },
    {
      isJourneys: true,
      command: expect.arrayContaining(['orders.spec.ts']),
      env: { SECOND_SEED: '1', SOAK: '' },
    },
  ])
})
