import type { SiteSettings } from '@tiffin/contract'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sheet, Table } from '../exports/table.ts'
import { csvHead, csvRows } from '../exports/write-file.ts'

/** A file of an export, as its README names it. */
export interface ExportedFile {
  name: string
  rows: number
}

/** Writes each sheet of a table to its own .csv, part by part: no table is ever in memory as a whole. */
export async function writeTable(folder: string, names: string[], table: Table): Promise<ExportedFile[]> {
  const files: ExportedFile[] = []
  for (const [index, sheet] of table.entries()) {
    const name = names[index]
    if (name !== undefined) files.push({ name, rows: await writeSheet(join(folder, name), sheet) })
  }
  return files
}

async function writeSheet(path: string, { columns, parts }: Sheet): Promise<number> {
  let count = 0
  await using file = await open(path, 'wx', 0o600)
  await file.appendFile(csvHead(columns))
  for await (const rows of parts()) {
    await file.appendFile(csvRows(columns, rows))
    count += rows.length
  }
  return count
}

const about: Record<string, string> = {
  'menu.xlsx': 'the menu and its option groups as a spreadsheet; "import" and the admin\'s upload accept it',
  'menu.json': 'the menu with its categories, every field of each dish, and the option groups',
  'menu.csv': 'the products of menu.xlsx, with the same columns',
  'orders.csv': 'every order, oldest first',
  'order-lines.csv': 'the items of each order; Order is its number in orders.csv',
  'payments.csv': 'money taken for orders, given back, or marked by mistake, in the order it was recorded',
  'online-payments.csv': 'attempts to pay through a provider, also those that failed or paid for no order',
  'online-refunds.csv': 'what went back through a provider, and what it refused to send back',
  'disputes.csv': 'payments that guests have disputed with their bank or provider',
  'closings.csv': 'days and shifts as they were closed, with what was in the drawer',
  'drawer.csv': 'what was counted, put into the drawer or taken out, and what was corrected after a closing',
  'customers.csv': 'customers with an account, then those who only ordered as guests',
  'messages.csv': 'messages from the contact form',
  'catering.csv': 'requests for catering',
  'reservations.csv': 'table reservations, by time',
  'replies.csv': 'replies to messages, catering requests and reservations, and whether they were sent',
  'subscribers.csv': 'newsletter subscribers, each with the unsubscribe link that every newsletter must have',
  'blocked-contacts.csv': 'addresses and numbers with which nobody can order or reserve online',
  'guest-notes.csv': 'what staff have noted about guests, and which contacts are one guest’s',
  'reviews.csv': 'customer reviews, including hidden and pending ones',
  'coupons.csv': 'coupon codes and their discounts',
  'promotions.csv': 'the banners on the home page',
  'special-days.csv': 'holidays, closures and days with different hours',
  'settings.json': 'ordering, hours, tables, telephone and tax; of the hours, 1 is Monday and 7 Sunday',
  pictures: 'uploaded pictures; an image address /uploads/… is the file pictures/…',
}

/** The README of an export. */
export function describeFiles(
  files: ExportedFile[],
  { identity, region }: Pick<SiteSettings, 'identity' | 'region'>,
): string {
  const width = Math.max(...files.map(({ name }) => name.length))
  const lines = files.map(
    ({ name, rows }) => `${name.padEnd(width)}  ${String(rows).padStart(7)}  ${about[name]}`,
  )
  return `What ${identity.name} has on its website.

${lines.join('\n')}

The number is how many rows, or pictures, there are.
Times are those of the restaurant (${region.timeZone}), amounts are in ${region.currency}.
The .csv files are UTF-8 with commas. An apostrophe before =, +, - or @ keeps a spreadsheet from taking text for a formula.
Passwords are in none of these files. They contain your customers' data: keep them safe.
`
}
