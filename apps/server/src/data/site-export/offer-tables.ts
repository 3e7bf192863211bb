/** The restaurant's other offers, and whom it has blocked, as tables: few rows, read in one go. */
import type { RegionSettings } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { localTimeOf, type Zone } from '../../platform/wall-clock.ts'
import { listNotedGuests } from '../../guests/get-guest.ts'
import type { Cell, Column, Table } from '../exports/table.ts'
import {
  listAllSpecialDays,
  listBlockedContacts,
  listCoupons,
  listPromotions,
} from './site-export-queries.ts'

const yesNo = (is: boolean): Cell => (is ? 'yes' : 'no')

const tableOf = (name: string, columns: Column[], read: () => Promise<Cell[][]>): Table => [
  {
    name,
    columns,
    async *parts() {
      yield await read()
    },
  },
]

export const couponsTable = (db: Database, zone: RegionSettings): Table => {
  const money = moneyOf(zone)
  const amount = (cents: number | null): Cell => (cents === null ? null : money.toAmount(cents))
  const time = (moment: Date | null): Cell => moment && localTimeOf(moment, zone)
  return tableOf(
    'Coupons',
    [
      { title: 'Code', width: 16 },
      { title: 'Percent', width: 9 },
      { title: 'Amount', width: 11, kind: money },
      { title: 'Minimum subtotal', width: 18, kind: money },
      { title: 'Maximum discount', width: 11, kind: money },
      { title: 'Starts', width: 17, kind: 'time' },
      { title: 'Ends', width: 17, kind: 'time' },
      { title: 'Uses', width: 8 },
      { title: 'Maximum uses', width: 13 },
      { title: 'Uses per customer', width: 13 },
      { title: 'Active', width: 8 },
    ],
    async () =>
      (await listCoupons(db)).map((coupon) => [
        coupon.code,
        coupon.percent,
        amount(coupon.amountCents),
        amount(coupon.minSubtotalCents),
        amount(coupon.capCents),
        time(coupon.startsAt),
        time(coupon.endsAt),
        coupon.uses,
        coupon.maxUses,
        coupon.maxUsesPerCustomer,
        yesNo(coupon.isActive),
      ]),
  )
}

export const blockedContactsTable = (db: Database, zone: Zone): Table =>
  tableOf(
    'Blocked',
    [
      { title: 'Contact', width: 40 },
      { title: 'Since', width: 17, kind: 'time' },
    ],
    async () =>
      (await listBlockedContacts(db)).map(({ contact, createdAt }) => [
        contact,
        localTimeOf(createdAt, zone),
      ]),
  )

export const guestNotesTable = (db: Database, zone: Zone): Table =>
  tableOf(
    'Guest notes',
    [
      { title: 'Contacts', width: 40 },
      { title: 'Account', width: 30 },
      { title: 'Note', width: 60 },
      { title: 'Changed', width: 17, kind: 'time' },
    ],
    async () =>
      (await listNotedGuests(db)).map(({ contacts, email, note, changedAt }) => [
        contacts.join(', ') || null,
        email,
        note || null,
        localTimeOf(changedAt, zone),
      ]),
  )

export const promotionsTable = (db: Database): Table =>
  tableOf(
    'Promotions',
    [
      { title: 'Title', width: 30 },
      { title: 'Subtitle', width: 50 },
      { title: 'Image', width: 40 },
      { title: 'Button text', width: 20 },
      { title: 'Button link', width: 30 },
      { title: 'Active', width: 8 },
    ],
    async () =>
      (await listPromotions(db)).map((promotion) => [
        promotion.title,
        promotion.subtitle,
        promotion.image,
        promotion.ctaText,
        promotion.ctaLink,
        yesNo(promotion.isActive),
      ]),
  )

export const specialDaysTable = (db: Database): Table =>
  tableOf(
    'Special days',
    [
      { title: 'First day', width: 12 },
      { title: 'Last day', width: 12 },
      { title: 'Name', width: 30 },
      { title: 'Opens', width: 8 },
      { title: 'Closes', width: 8 },
    ],
    async () =>
      (await listAllSpecialDays(db)).map((days) => [
        days.firstDay,
        days.lastDay,
        days.name,
        days.opens ?? 'closed',
        days.closes,
      ]),
  )
