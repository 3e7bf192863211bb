import { createTiffin, type Tiffin } from '@tiffin/client'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServing, type ServingProcess } from '../bench/src/serving-process.ts'

const here = import.meta.dirname
const login = { email: 'owner@example.com', password: 'dal, rice and naan' }
let folder = ''
let site: ServingProcess
let tiffin: Tiffin

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-examples-'))
  site = await startServing(new URL('../apps/server/src/main.ts', import.meta.url), [], {
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  })
  tiffin = createTiffin({ url: site.url })
  await tiffin.login(login)
})

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Run {
  exitCode: number
  output: string
  errorOutput: string
}

/** Runs a script as a user at a prompt does, in its own folder. */
function run(script: string, args: string[] = [], settings: Record<string, string> = {}): Promise<Run> {
  const { email, password } = login
  const env = { TIFFIN_URL: site.url, TIFFIN_EMAIL: email, TIFFIN_PASSWORD: password, ...settings }
  const command = [join(here, script), ...args]
  const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1', ...env } }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, options, (_error, output, errorOutput) =>
      resolve({ exitCode: child.exitCode ?? -1, output, errorOutput }),
    )
  })
}

async function write(name: string, text: string) {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

const placeSamosas = () =>
  tiffin.orders.place({
    items: [{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }],
    customer: { name: 'Asha Example', email: 'guest@example.com' },
  })

describe('import-menu-from-csv', () => {
  test('adds what is not on the menu, once', async () => {
    const file = join(here, 'menu.csv')
    expect(await run('import-menu-from-csv.ts', [file])).toEqual({
      exitCode: 0,
      output: '2 added, 1 already on the menu\n',
      errorOutput: '',
    })
    expect(await tiffin.products.get({ slug: 'kulfi-falooda' })).toMatchObject({
      title: 'Kulfi Falooda',
      price: 7.25,
      description: 'Rose syrup, vermicelli and a slice of pistachio kulfi',
    })
    expect((await run('import-menu-from-csv.ts', [file])).output).toBe('0 added, 3 already on the menu\n')
  })

  test('names the row it could not add, and adds the others', async () => {
    const rows = [
      'Thepla,no-such-category,4,',
      'Handvo,chaat-frying,much,',
      'Khandvi,chaat-frying,,',
      'Dhokla,chaat-frying,4,',
    ]
    const file = await write('more.csv', ['title,category,price,description', ...rows].join('\n'))
    const { exitCode, output, errorOutput } = await run('import-menu-from-csv.ts', [file])
    expect([exitCode, output]).toEqual([1, '1 added, 0 already on the menu\n'])
    expect(errorOutput).toMatch(
      /^Thepla: .+\nHandvo: Valid price is required\nKhandvi: Valid price is required\n$/,
    )
    expect(await tiffin.products.get({ slug: 'dhokla' })).toMatchObject({ title: 'Dhokla' })
  })
})

describe('an API key', () => {
  const endsOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const asProgram = (key: string) => ({ TIFFIN_KEY: key, TIFFIN_EMAIL: '', TIFFIN_PASSWORD: '' })

  test('is enough, as far as its permissions go', async () => {
    const { key, apiKey } = await tiffin.apiKeys.create({ name: 'Printer', permissions: ['orders'], endsOn })
    const { number, fulfillment } = await placeSamosas()
    const printed = await run(
      'print-todays-orders.ts',
      [fulfillment.pickupLocal.slice(0, 10)],
      asProgram(key),
    )
    expect([printed.exitCode, printed.output]).toEqual([0, expect.stringContaining(`#${number} `)])
    const file = await write('new.csv', 'title,category,price,description\nUndhiyu,chaat-frying,9,')
    const refused = await run('import-menu-from-csv.ts', [file], asProgram(key))
    expect([refused.exitCode, refused.errorOutput]).toEqual([
      1,
      'The API key “Printer” lacks the permission menu.\n',
    ])
    await tiffin.apiKeys.revoke({ id: apiKey._id })
    const ended = await run('print-todays-orders.ts', [], asProgram(key))
    expect(ended).toEqual({ exitCode: 1, output: '', errorOutput: 'The API key “Printer” was revoked.\n' })
  })
})

describe('print-todays-orders', () => {
  test('prints the orders to hand out on a day', async () => {
    const { number, fulfillment, amounts } = await placeSamosas()
    const [day = '', time = ''] = fulfillment.pickupLocal.split('T')
    const { exitCode, output } = await run('print-todays-orders.ts', [day])
    expect(exitCode).toBe(0)
    expect(output).toContain(
      `\n${time}  #${number}  Asha Example  $${amounts.total.toFixed(2)}  placed\n  2 × Samosa\n  1 × Garlic Naan\n`,
    )
  })

  test('says of an allergy first, and what was chosen for each dish', async () => {
    const { number, fulfillment } = await tiffin.orders.place({
      items: [
        {
          slug: 'butter-chicken',
          quantity: 2,
          options: [{ group: 'spice', choice: 'hot' }],
          note: 'Sauce aside',
        },
      ],
      customer: { name: 'Asha Example', email: 'guest@example.com' },
      note: 'Peanuts: carry an EpiPen',
      allergyNote: true,
    })
    const { output } = await run('print-todays-orders.ts', [fulfillment.pickupLocal.slice(0, 10)])
    const printed = output.split('\n\n').find((part) => part.includes(`#${number} `))
    expect(printed?.trim().split('\n').slice(1)).toEqual([
      '  ALLERGY: Peanuts: carry an EpiPen',
      '  2 × Butter Chicken',
      '      Hot',
      '      “Sauce aside”',
    ])
  })

  test('leaves out what has been handed out', async () => {
    const { _id, number, fulfillment } = await placeSamosas()
    const steps = ['placed', 'accepted', 'preparing', 'ready', 'completed'] as const
    for (const [index, from] of steps.entries()) {
      const to = steps[index + 1]
      if (to !== undefined) await tiffin.orders.changeStatus({ id: _id, from, to })
    }
    const { output } = await run('print-todays-orders.ts', [fulfillment.pickupLocal.slice(0, 10)])
    expect(output).not.toContain(`#${number} `)
  })

  test('asks the restaurant for its current day', async () => {
    const { today } = await tiffin.openingHours.special()
    expect((await run('print-todays-orders.ts')).output).toMatch(new RegExp(`^${today}: \\d+ to hand out\n`))
  })
})

describe('sync-prices-from-sheet', () => {
  test('changes the prices that differ, once', async () => {
    const file = join(here, 'prices.csv')
    expect(await run('sync-prices-from-sheet.ts', [file])).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^Samosa: \$6\.66 is now \$6\.95\n(.+\n)?[12] of 2 prices changed\n$/),
      errorOutput: '',
    })
    expect((await tiffin.products.get({ slug: 'samosa' })).price).toBe(6.95)
    expect((await run('sync-prices-from-sheet.ts', [file])).output).toBe('0 of 2 prices changed\n')
  })

  test('names the dish it does not know, and changes the others', async () => {
    const file = await write('odd.csv', 'slug,price\nunicorn,1\nsamosa,cheap\nsamosa,\nsamosa,7.05\n')
    const { exitCode, output, errorOutput } = await run('sync-prices-from-sheet.ts', [file])
    expect([exitCode, output]).toEqual([1, 'Samosa: $6.95 is now $7.05\n1 of 4 prices changed\n'])
    expect(errorOutput).toBe(
      `unicorn: That dish is not on our menu\n${'samosa: Valid price is required\n'.repeat(2)}`,
    )
  })
})

describe('export-sales', () => {
  test('writes every order to a file and prints the total', async () => {
    const { number } = await placeSamosas()
    const { today } = await tiffin.openingHours.special()
    const { totals } = await tiffin.admin.sales({ from: today, to: today })
    const { exitCode, output } = await run('export-sales.ts', [today, today])
    expect(exitCode).toBe(0)
    expect(output).toContain(`${totals.sales} were sold, for $${totals.revenue.toFixed(2)} with tax\n`)
    const [file = ''] = (await readdir(folder)).filter((name) => output.startsWith(`${name} has `))
    expect(await readFile(join(folder, file), 'utf8')).toMatch(
      new RegExp(`^.*\\b${number}\\b.*Asha Example`, 'm'),
    )
  })

  test.each([
    [[], 'Say from which day to which: node export-sales.ts 2026-11-01 2026-11-30\n'],
    [['2026-11-30', '2026-11-01'], 'The end date is before the start date\n'],
  ])('says what is wrong with %j', async (args, errorOutput) => {
    expect(await run('export-sales.ts', args)).toEqual({ exitCode: 1, output: '', errorOutput })
  })
})

describe('whatever the script', () => {
  const scripts = ['import-menu-from-csv.ts', 'sync-prices-from-sheet.ts']

  test.each([
    ['a wrong password', { TIFFIN_PASSWORD: 'not mine' }, /password/i],
    ['nobody there', { TIFFIN_URL: 'http://127.0.0.1:9' }, /^No response from http:\/\/127\.0\.0\.1:9\n$/],
    ['the address of the calls', { TIFFIN_URL: 'http://127.0.0.1:9/api' }, /without \/api/],
    ['an address that is none', { TIFFIN_URL: 'here' }, /^here is not the address of a site/],
  ])('%s is reported in one line', async (_what, settings, errorOutput) => {
    const failed = await run('print-todays-orders.ts', [], settings)
    expect([failed.exitCode, failed.output]).toEqual([1, ''])
    expect(failed.errorOutput).toMatch(errorOutput)
    expect(failed.errorOutput.trim().split('\n')).toHaveLength(1)
  })

  test.each([
    ['semicolons and other letters', 'Slug;PRICE\r\nsamosa;7.05\r\n', 0, /^$/],
    ['another column', 'name,price\nSamosa,1\n', 1, /odd\.csv has no column slug; it has name, price\n$/],
    ['no rows', 'slug,price\n', 1, /odd\.csv has no rows\n$/],
    ['nothing', '', 1, /odd\.csv has no column slug; it has none\n$/],
    ['a row too short', 'slug,price\nsamosa\n', 1, /columns|length/i],
  ])('a sheet with %s', async (_what, text, exitCode, errorOutput) => {
    const done = await run('sync-prices-from-sheet.ts', [await write('odd.csv', text)])
    expect(done.exitCode).toBe(exitCode)
    expect(done.errorOutput).toMatch(errorOutput)
  })

  test('a sheet in another encoding changes nothing', async () => {
    const file = join(folder, 'latin.csv')
    await writeFile(file, Buffer.from('title,category,price,description\nCaf\xe9,drinks,4,\n', 'latin1'))
    const { exitCode, output, errorOutput } = await run('import-menu-from-csv.ts', [file])
    expect([exitCode, output]).toEqual([1, ''])
    expect(errorOutput).toMatch(/no text in UTF-8/)
  })

  test('missing credentials are asked for', async () => {
    const { exitCode, errorOutput } = await run('print-todays-orders.ts', [], { TIFFIN_PASSWORD: '' })
    expect([exitCode, errorOutput]).toEqual([
      1,
      'Say who you are: TIFFIN_KEY, or TIFFIN_EMAIL and TIFFIN_PASSWORD\n',
    ])
  })

  test.each(scripts)('%s says which file is missing', async (script) => {
    const { exitCode, errorOutput } = await run(script, ['nowhere.csv'])
    expect([exitCode, errorOutput]).toEqual([
      1,
      expect.stringContaining("no such file or directory, open 'nowhere.csv'"),
    ])
  })
})

test('of more than a thousand dishes, import-menu-from-csv knows them all', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => `Pickle ${index},extras,2`)
  const menu = ['title,category,price', ...rows].join('\n')
  const { inserted } = await tiffin.products.import({ file: new File([menu], 'many.csv') })
  expect(inserted).toBe(1000)
  const file = await write('last.csv', `title,category,price,description\n${rows.at(-1)},\n`)
  const { output } = await run('import-menu-from-csv.ts', [file])
  expect(output).toBe('0 added, 1 already on the menu\n')
})

test('each script is shorter than forty lines', async () => {
  const files = (await readdir(here)).filter((name) => /^[a-z-]+\.ts$/.test(name))
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files)
    expect((await readFile(join(here, file), 'utf8')).split('\n').length).toBeLessThan(41)
})
