import { describe, expect, test } from 'vitest'
import { commands, createProgram } from './command-table.ts'
import type { Command, CommandContext } from './command.ts'
import { explainFailure } from './explain-failure.ts'

/** The input that a command would run with, or the error shown instead. */
async function type(...args: string[]) {
  let ran: { name: string; typed: Record<string, unknown> } | undefined
  const program = createProgram(async ({ name }, typed) => void (ran = { name, typed }))
  let shown = ''
  for (const each of [program, ...program.commands])
    each.configureOutput({ writeOut: (text) => (shown += text), writeErr: (text) => (shown += text) })
  const failure = await program.parseAsync(args, { from: 'user' }).then(() => null, explainFailure)
  return { ran, shown, failure }
}

test.each(commands)(
  '$name has help: what it does, its options, and examples that can be typed',
  async (command) => {
    const { shown } = await type(command.name, '--help')
    expect(shown.replaceAll(/\s+/g, ' ')).toContain(command.summary)
    for (const [flags] of command.options) expect(shown).toContain(`  ${flags} `)
    expect(shown).toContain('--json')
    for (const example of command.examples) {
      expect(shown).toContain(`  npm run tiffin -- ${example}\n`)
      const [name, ...args] = example.replace(/ [<>] .*$/, '').split(' ')
      expect(await type(name ?? '', ...args)).toMatchObject({ ran: { name: command.name }, failure: null })
    }
  },
)

test('arguments and options are passed by name', async () => {
  const { ran } = await type(
    'create-admin',
    'maria@example.com',
    '--name',
    'Maria',
    '--password-stdin',
    '--json',
  )
  expect(ran?.typed).toEqual({ email: 'maria@example.com', name: 'Maria', passwordStdin: true, json: true })
})

test.each([
  [['creat-admin'], 'Did you mean create-admin?'],
  [['create-admin', '--nmae', 'Maria'], 'Did you mean --name?'],
  [['create-admin', 'maria@example.com', 'other@example.com'], 'too many arguments'],
  [['create-admin'], "missing required argument 'email'"],
])('%o is wrong usage, with a hint', async (args, hint) => {
  const { ran, failure } = await type(...args)
  expect(ran).toBeUndefined()
  expect(failure).toMatchObject({ exitCode: 2, body: { message: expect.stringContaining(hint) as string } })
})

describe('arguments are validated before anything is opened', () => {
  const command = (name: string) => commands.find((each) => each.name === name) as Command
  test.each([
    ['create-admin', { email: 'maria@example.com' }, '--name cannot be used: Name is required.'],
    [
      'create-admin',
      { email: 'maria', name: 'Maria' },
      '<email> cannot be used: Enter a valid email address.',
    ],
    [
      'create-admin',
      { email: 'm@example.com', name: 'M', role: 'boss' },
      '--role cannot be used: Owner, manager or kitchen.',
    ],
    ['demo-data', { days: '0' }, '--days cannot be used: a whole number from 1 to 1500.'],
    ['demo-data', { days: 'many' }, '--days cannot be used: a whole number from 1 to 1500.'],
    ['demo-data', { seed: '1.5' }, '--seed cannot be used: a whole number from 0 to 2147483648.'],
    ['demo-data', { until: 'tomorrow' }, '--until cannot be used: a day such as 2026-11-30.'],
  ])('%s %j', async (name, typed, message) => {
    const run = async () => command(name).run({} as CommandContext, typed)
    const failure = await run().then(() => null, explainFailure)
    expect(failure).toMatchObject({ exitCode: 2, body: { message } })
  })
})
