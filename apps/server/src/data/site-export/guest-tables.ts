/** What guests write and the replies they get, as tables. */
import type { RegionSettings, ReplyState } from '@tiffin/contract'
import { moneyOf } from '@tiffin/pricing'
import type { Database } from '../../db/database.ts'
import { localTimeOf, type Zone } from '../../platform/wall-clock.ts'
import { batchesOf, moneyCell, type Table } from '../exports/table.ts'
import { moneyOfOrder } from '../../ordering/orders/present-order.ts'
import { replyStateOf } from '../../notify/list-replies.ts'
import { listNextPayments, listNextReplies, listNextReviews } from './site-export-queries.ts'

type ReviewRow = Awaited<ReturnType<typeof listNextReviews>>[number]
type ReplyRow = Awaited<ReturnType<typeof listNextReplies>>[number]

/** All of them, including those that are not public. */
export const reviewsTable = (db: Database, zone: Zone): Table => [
  {
    name: 'Reviews',
    columns: [
      { title: 'Written', width: 17, kind: 'time' },
      { title: 'Dish', width: 36 },
      { title: 'Slug', width: 30 },
      { title: 'Author', width: 24 },
      { title: 'Stars', width: 7 },
      { title: 'Text', width: 80 },
      { title: 'Status', width: 11 },
      { title: 'Reply', width: 80 },
      { title: 'Replied', width: 17, kind: 'time' },
    ],
    parts: () =>
      batchesOf<ReviewRow>(
        (last) => listNextReviews(db, last?.review),
        ({ review, product }) => [
          localTimeOf(review.createdAt, zone),
          product.title,
          product.slug,
          review.author,
          review.stars,
          review.text,
          review.status,
          review.answer,
          review.answeredAt && localTimeOf(review.answeredAt, zone),
        ],
      ),
  },
]

// As shown beside each reply in the admin area.
const stateLabels: Record<ReplyState, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  saved: 'Not sent: saved as a file',
  failed: 'Not sent: refused, or no mail server reached',
}

/** The restaurant's replies to messages, catering requests and reservations. */
export const repliesTable = (db: Database, zone: Zone): Table => [
  {
    name: 'Replies',
    columns: [
      { title: 'Written', width: 17, kind: 'time' },
      { title: 'About', width: 12 },
      { title: 'To', width: 30 },
      { title: 'Title', width: 40 },
      { title: 'Text', width: 80 },
      { title: 'Written by', width: 30 },
      { title: 'State', width: 26 },
      { title: 'Sent', width: 17, kind: 'time' },
    ],
    parts: () =>
      batchesOf<ReplyRow>(
        (last) => listNextReplies(db, last),
        (reply) => [
          localTimeOf(reply.createdAt, zone),
          reply.subjectKind,
          reply.recipient,
          reply.title,
          reply.body,
          reply.writtenBy,
          stateLabels[replyStateOf(reply)],
          reply.sentAt && localTimeOf(reply.sentAt, zone),
        ],
      ),
  },
]

type PaymentRow = Awaited<ReturnType<typeof listNextPayments>>[number]

/** Money for orders, as it was taken, given back and voided. */
export const paymentsTable = (db: Database, zone: RegionSettings): Table => [
  {
    name: 'Payments',
    columns: [
      { title: 'Number', width: 9 },
      { title: 'Order', width: 9 },
      { title: 'Recorded', width: 17, kind: 'time' },
      { title: 'Kind', width: 10 },
      { title: 'Method', width: 10 },
      { title: 'Amount', width: 11, kind: moneyOf(zone) },
      { title: 'Tip', width: 11, kind: moneyOf(zone) },
      { title: 'Handed over', width: 11, kind: moneyOf(zone) },
      { title: 'Voucher', width: 16 },
      { title: 'Reason', width: 40 },
    ],
    parts: () =>
      batchesOf<PaymentRow>(
        (last) => listNextPayments(db, last?.payment.number),
        ({ payment, order }) => {
          const amount = (cents: number) => moneyCell(cents, moneyOfOrder(order, zone), moneyOf(zone))
          return [
            payment.number,
            order.number,
            localTimeOf(payment.createdAt, zone),
            payment.kind,
            payment.method,
            amount(payment.cents),
            amount(payment.tipCents),
            payment.tenderedCents === null ? null : amount(payment.tenderedCents),
            payment.reference,
            payment.reason,
          ]
        },
      ),
  },
]
