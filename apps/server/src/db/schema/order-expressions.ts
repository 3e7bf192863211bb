import { finishedStatuses } from '@tiffin/contract'
import { type Column, sql } from 'drizzle-orm'
import { sqlInList } from './columns.ts'
import { digitsOf, searchedText } from '../searched-text.ts'

type Searched = Record<
  'number' | 'customerName' | 'customerEmail' | 'customerPhone' | 'externalReference',
  Column
>

/** The text that a staff search for orders looks at. */
export const searchedOrder = ({
  number,
  customerName,
  customerEmail,
  customerPhone,
  externalReference,
}: Searched) =>
  searchedText(
    customerName,
    customerEmail,
    customerPhone,
    digitsOf(customerPhone),
    sql`${number}::text`,
    externalReference,
  )

type Due = Record<'status' | 'pickupAt' | 'createdAt', Column>

const isFinished = ({ status }: Pick<Due, 'status'>) => sql`${status} in (${sqlInList(finishedStatuses)})`

/** 0: not accepted yet; 1: otherwise open; 2: finished. */
export const dueRank = ({ status }: Pick<Due, 'status'>) =>
  sql`(case when ${status} = 'placed' then 0 when ${isFinished({ status })} then 2 else 1 end)`

/** Within its rank: open orders by pickup time, finished ones newest first. */
export const dueTime = ({ status, pickupAt, createdAt }: Due) =>
  sql`(case when ${isFinished({ status })} then timestamptz 'epoch' - ${createdAt} else ${pickupAt} - timestamptz 'epoch' end)`

/** Handed over, and something is still to be paid: `paidAt` is set as long as nothing is. */
export const isUnpaid = ({
  status,
  paidAt,
  totalCents,
  goodwillCents,
}: Record<'status' | 'paidAt' | 'totalCents' | 'goodwillCents', Column>) =>
  sql`(${status} = 'completed' and ${paidAt} is null and ${totalCents} > ${goodwillCents})`

/** Cancelled or made smaller after it was paid: something is to be given back. As `dueCents` has it. */
export const isOverpaid = ({
  status,
  totalCents,
  paidCents,
}: Record<'status' | 'totalCents' | 'paidCents', Column>) =>
  sql`(${paidCents} > case when ${status} = 'cancelled' then 0 else ${totalCents} end)`
