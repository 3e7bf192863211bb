import { restaurant } from '@tiffin/restaurant'
import type { ExportedFile } from './write-table.ts'

const about: Record<string, string> = {
  'menu.xlsx': 'the menu and its option groups as a spreadsheet; "import" and the admin\'s upload accept it',
  'menu.json': 'the menu with its categories, every field of each dish, and the option groups',
  'menu.csv': 'the products of menu.xlsx, with the same columns',
  'orders.csv': 'every order, oldest first',
  'order-lines.csv': 'the items of each order; Order is its number in orders.csv',
  'customers.csv': 'customers with an account, then those who only ordered as guests',
  'messages.csv': 'messages from the contact form',
  'catering.csv': 'requests for catering',
  'reservations.csv': 'table reservations, by time',
  'letters.csv': 'replies to messages, catering requests and reservations, and whether they were sent',
  'subscribers.csv': 'newsletter subscribers, each with the unsubscribe link that every newsletter must have',
  'reviews.csv': 'customer reviews, including hidden and pending ones',
  'coupons.csv': 'coupon codes and their discounts',
  'promotions.csv': 'the banners on the home page',
  'special-days.csv': 'holidays, closures and days with different hours',
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
Passwords are in none of these files. They contain your customers' data: keep them safe.
`
}
