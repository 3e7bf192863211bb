import { restaurant } from '@tiffin/restaurant'
import type { ExportedFile } from './write-table.ts'

const about: Record<string, string> = {
  'menu.xlsx': 'the menu as a spreadsheet; "import" and the admin\'s upload take it again',
  'menu.json': 'the menu with its categories and everything that is known of each dish',
  'menu.csv': 'the same columns as menu.xlsx',
  'orders.csv': 'every order, oldest first',
  'order-lines.csv': 'what was in each order; Order is its number in orders.csv',
  'customers.csv': 'those with an account, then those who have only ordered as guests',
  'messages.csv': 'what came in by the contact form',
  'catering.csv': 'requests for catering',
  'reservations.csv': 'tables, in the order of their times',
  'letters.csv': 'what was answered to messages, catering requests and reservations, and whether it was sent',
  'subscribers.csv': 'who may be written to, each with the link that belongs into every letter',
  'reviews.csv': 'what customers say of dishes, also what was hidden or waits',
  'coupons.csv': 'codes and what they take off',
  'promotions.csv': 'the banners of the first page',
  'special-days.csv': 'days with other hours than their weekday, or none',
  'settings.json': 'ordering, hours, tables, telephone and tax; of the hours, 1 is Monday and 7 Sunday',
  pictures: 'uploaded pictures; an image address /uploads/… is the file pictures/…',
}

/** The README of an export. */
export function describeFiles(files: ExportedFile[]): string {
  const width = Math.max(...files.map(({ name }) => name.length))
  const lines = files.map(
    ({ name, rows }) => `${name.padEnd(width)}  ${String(rows).padStart(7)}  ${about[name]}`,
  )
  return `What ${restaurant.brand} has on its website.

${lines.join('\n')}

The number is how many rows, or pictures, there are.
Times are those of the restaurant (${restaurant.timeZone}), amounts are dollars.
The .csv files are UTF-8 with commas. An apostrophe before =, +, - or @ keeps a spreadsheet from taking text for a formula.
Passwords are in none of these files. Whoever has them has your customers' data: keep them as you keep a customer file.
`
}
