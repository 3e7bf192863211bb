import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { kill, permissionsOf, useLiveSite } from './test/use-live-site.ts'

const here = import.meta.dirname
const site = useLiveSite()
const { run } = site

async function write(name: string, text: string) {
  const file = join(site.folder, name)
  await writeFile(file, text)
  return file
}

const placeSamosas = () =>
  site.guest.orders.place({
    items: [{ slug: 'samosa', quantity: 2 }, { slug: 'garlic-naan' }],
    customer: { name: 'Asha Example', email: 'guest@example.com' },
  })

describe('the key of each program', () => {
  const made = new Map<string, Promise<string>>()
  function keyWith(permissions: string[]): Promise<string> {
    const name = permissions.join(' and ')
    const key = made.get(name) ?? site.makeKey(`Only ${name}`, permissions)
    made.set(name, key)
    return key
  }

  const byItself: Record<string, string[]> = {
    'print-todays-orders.ts': [],
    'tell-till.ts': [],
    'sync-menu-from-csv.ts': [join(here, 'menu.csv')],
    'sync-prices-from-sheet.ts': [join(here, 'prices.csv')],
    'export-for-accountant.ts': ['keys'],
  }

  test('has a row in README.md', async () => {
    const programs = (await readdir(here)).filter((name) => /^(?!.*test)[a-z-]+\.ts$/.test(name))
    const runnable = await Promise.all(
      programs.map(async (name) => /^await runWithKey/m.test(await readFile(join(here, name), 'utf8'))),
    )
    expect(programs.filter((_name, index) => runnable[index])).toEqual(Object.keys(byItself).toSorted())
  })

  test('is ticked in the admin as README.md says', async () => {
    const readme = await readFile(join(here, 'README.md'), 'utf8')
    const groups = await readFile(
      join(here, '../apps/web/src/admin/api-keys/key-permission-groups.ts'),
      'utf8',
    )
    for (const program of Object.keys(byItself)) {
      const row = readme.split('\n').find((line) => line.includes(`| \`${program}\``)) ?? ''
      for (const permission of await permissionsOf(program)) {
        const [, label] = new RegExp(`permission: '${permission}',\\s*label: ['"](.+)['"]`).exec(groups) ?? []
        expect(row).toContain(`“${label}”`)
      }
    }
  })

  test.each(Object.entries(byItself))('%s needs each permission of it', async (script, args) => {
    const permissions = await permissionsOf(script)
    for (const missing of permissions) {
      const others = permissions.filter((permission) => permission !== missing)
      const key = await keyWith(others.length > 0 ? others : ['hours'])
      const { exitCode, errorOutput } = await run(script, args, { TIFFIN_KEY: key })
      expect([exitCode, errorOutput]).toEqual([
        1,
        expect.stringMatching(`^The API key “.+” lacks the permission ${missing}.\\n$`),
      ])
    }
  })

  test('that was revoked ends the program', async () => {
    const key = await site.makeKey('Printer', ['orders'])
    await site.command('keys', 'revoke', 'Printer')
    expect(await run('print-todays-orders.ts', [], { TIFFIN_KEY: key })).toEqual({
      exitCode: 1,
      output: '',
      errorOutput: 'The API key “Printer” was revoked.\n',
    })
  })
})

describe('sync-menu-from-csv', () => {
  const file = join(here, 'menu.csv')

  test('shows what would change, and changes nothing', async () => {
    const { exitCode, output } = await run('sync-menu-from-csv.ts', [file])
    expect([exitCode, output]).toEqual([
      0,
      [
        '+ Kulfi Falooda',
        '+ Masala Corn',
        '~ Samosa: Description Three pastry pyramids of crushed potato, peas and coriander seed, folded by hand each morning. Mint and tamarind chutneys. → Three pastry pyramids of crushed potato, peas and coriander seed, folded by hand each morning. Mint and tamarind chutneys, green chilli on the side.',
        '2 new, 1 to change, 0 as they are, 0 refused',
        'Nothing was changed: add --apply to do it',
        '',
      ].join('\n'),
    ])
    await expect(site.guest.products.get({ slug: 'kulfi-falooda' })).rejects.toThrow()
  })

  test('with --apply changes exactly that, once', async () => {
    expect((await run('sync-menu-from-csv.ts', [file, '--apply'])).output).toMatch(/\n2 added, 1 changed\n$/)
    expect(await site.guest.products.get({ slug: 'kulfi-falooda' })).toMatchObject({
      title: 'Kulfi Falooda',
      price: 7.25,
      description: 'Rose syrup, vermicelli and a slice of pistachio kulfi',
    })
    // The file says nothing of it: what nobody sent stays.
    expect(await site.guest.products.get({ slug: 'samosa' })).toMatchObject({ discountPercent: 15 })
    const { output } = await run('sync-menu-from-csv.ts', [file, '--apply'])
    expect(output).toBe('0 new, 0 to change, 3 as they are, 0 refused\n0 added, 0 changed\n')
  })

  test('names the row that is refused, and adds the others', async () => {
    const rows = ['Thepla,no-such-category,4,', 'Handvo,chaat-frying,much,', 'Dhokla,chaat-frying,4,']
    const more = await write('more.csv', ['title,category,price,description', ...rows].join('\n'))
    const { exitCode, output, errorOutput } = await run('sync-menu-from-csv.ts', [more, '--apply'])
    expect([exitCode, output]).toEqual([
      1,
      '+ Dhokla\n1 new, 0 to change, 0 as they are, 2 refused\n1 added, 0 changed\n',
    ])
    expect(errorOutput).toMatch(/^Row 2, Thepla: .+\nRow 3, Handvo: .*[Pp]rice.*\n$/)
    expect(await site.guest.products.get({ slug: 'dhokla' })).toMatchObject({ title: 'Dhokla' })
  })

  test('says which columns it does not know', async () => {
    const odd = await write('odd.csv', 'title,category,price,colour\nSamosa,chaat-frying,6.66,golden\n')
    const { exitCode, errorOutput } = await run('sync-menu-from-csv.ts', [odd])
    expect([exitCode, errorOutput]).toEqual([1, 'Ignored columns: colour\n'])
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

  test('says of an allergy first, then what was chosen for each dish, and of cutlery last', async () => {
    const { number, fulfillment } = await site.guest.orders.place({
      items: [
        {
          slug: 'butter-chicken',
          quantity: 2,
          options: [{ group: 'spice', choice: 'hot' }],
          note: 'Sauce aside',
        },
      ],
      customer: { name: 'Asha Example', email: 'guest@example.com' },
      extras: [{ id: 'cutlery', quantity: 2 }],
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
      '  2 × Cutlery',
    ])
  })

  test('leaves out what has been handed out', async () => {
    const { _id, number, fulfillment } = await placeSamosas()
    const steps = ['placed', 'accepted', 'preparing', 'ready', 'completed'] as const
    for (const [index, from] of steps.entries()) {
      const to = steps[index + 1]
      if (to !== undefined) await site.owner.orders.changeStatus({ id: _id, from, to })
    }
    const { output } = await run('print-todays-orders.ts', [fulfillment.pickupLocal.slice(0, 10)])
    expect(output).not.toContain(`#${number} `)
  })

  test('asks the restaurant for its current day', async () => {
    const { today } = await site.guest.openingHours.special()
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
    expect((await site.guest.products.get({ slug: 'samosa' })).price).toBe(6.95)
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

describe('export-for-accountant', () => {
  const inFolder = async () => (await readdir(join(site.folder, 'accounting'))).toSorted()

  test('writes the orders of a day and the figures of its month', async () => {
    const { number, amounts } = await placeSamosas()
    const { today } = await site.guest.openingHours.special()
    const { exitCode, output, errorOutput } = await run('export-for-accountant.ts', ['accounting', today])
    expect([exitCode, errorOutput]).toEqual([0, ''])
    const { figures } = await site.owner.closings.day({ day: today })
    expect(figures.sales.total).toBeGreaterThanOrEqual(amounts.total)
    expect(output).toContain(
      `${today}: ${figures.orders.sold} orders were sold for $${figures.sales.total.toFixed(2)}, 0 closings\n`,
    )
    const files = await inFolder()
    expect(files).toEqual([expect.stringMatching(/\.xlsx$/), `orders_${today}_${today}.csv`])
    const [workbook = '', orders = ''] = files
    expect(await readFile(join(site.folder, 'accounting', orders), 'utf8')).toMatch(
      new RegExp(`^.*\\b${number}\\b.*Asha Example`, 'm'),
    )
    expect((await readFile(join(site.folder, 'accounting', workbook))).subarray(0, 2).toString()).toBe('PK')
  })

  test('without a day it is the one before today; run again, it replaces its files', async () => {
    const before = await inFolder()
    const { today } = await site.guest.openingHours.special()
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
    expect((await run('export-for-accountant.ts', ['accounting'])).errorOutput).toBe('')
    const written = `orders_${yesterday}_${yesterday}.csv`
    const file = join(site.folder, 'accounting', written)
    const once = await readFile(file, 'utf8')
    await utimes(file, 0, 0)
    expect((await run('export-for-accountant.ts', ['accounting'])).exitCode).toBe(0)
    expect(await readFile(file, 'utf8')).toBe(once)
    expect((await stat(file)).mtimeMs).toBeGreaterThan(0)
    const month = before.filter((name) => name.endsWith('.xlsx'))
    expect((await inFolder()).filter((name) => name.endsWith('.csv'))).toContain(written)
    expect(await inFolder()).toEqual(expect.arrayContaining(month))
  })

  test('is never half written, whenever it is killed', async () => {
    const { today } = await site.guest.openingHours.special()
    const name = `orders_${today}_${today}.csv`
    const file = join(site.folder, 'accounting', name)
    const whole = await readFile(file, 'utf8')
    for (let kills = 0; kills < 6; kills += 1) {
      const program = await site.begin('export-for-accountant.ts', ['accounting', today])
      await delay(150 + Math.random() * 900)
      await kill(program)
      expect(await readFile(file, 'utf8')).toBe(whole)
    }
    const visible = (await inFolder()).filter((each) => !each.startsWith('.'))
    expect(visible.every((each) => /\.(csv|xlsx)$/.test(each))).toBe(true)
  })

  test.each([
    [[], /^Say into which folder: /],
    [['accounting', '2026-13-01'], /day|date|month/i],
  ])('says what is wrong with %j', async (args, errorOutput) => {
    const failed = await run('export-for-accountant.ts', args)
    expect([failed.exitCode, failed.output]).toEqual([1, ''])
    expect(failed.errorOutput).toMatch(errorOutput)
  })
})

describe('whatever the script', () => {
  const scripts = ['sync-menu-from-csv.ts', 'sync-prices-from-sheet.ts']

  test.each([
    ['a wrong key', { TIFFIN_KEY: 'tiffin_live_nothing' }, /^This API key is damaged/],
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
    const file = join(site.folder, 'latin.csv')
    await writeFile(file, Buffer.from('slug,price\ncaf\xe9,4\n', 'latin1'))
    const { exitCode, output, errorOutput } = await run('sync-prices-from-sheet.ts', [file])
    expect([exitCode, output]).toEqual([1, ''])
    expect(errorOutput).toMatch(/no text in UTF-8/)
  })

  test('a missing key is asked for', async () => {
    const { exitCode, errorOutput } = await run('print-todays-orders.ts', [], { TIFFIN_KEY: '' })
    expect([exitCode, errorOutput]).toEqual([
      1,
      'Set TIFFIN_KEY to an API key: README.md says how to make one\n',
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

test('each script is shorter than sixty lines', async () => {
  const files = (await readdir(here)).filter((name) => /^[a-z-]+\.ts$/.test(name))
  expect(files.length).toBeGreaterThanOrEqual(4)
  for (const file of files)
    expect((await readFile(join(here, file), 'utf8')).split('\n').length).toBeLessThan(61)
})
