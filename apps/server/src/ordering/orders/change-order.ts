/** Changes of what was ordered: by staff until it is handed over, and by the guest while nobody has accepted it. */
import { type ChangeOrderInput, type ChangeOwnOrderInput, isOpenStatus, isPermitted } from '@tiffin/contract'
import { couponDiscountCents, moneyOf, quoteOrder, subtotalCents } from '@tiffin/pricing'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  coupons,
  type OrderContents,
  products,
  type StoredExtra,
  type VersionLine,
} from '../../db/schema/index.ts'
import { recordChange } from '../../ledger/log/record-change.ts'
import { AppError } from '../../platform/app-error.ts'
import type { AdminContext, Context, OrderingRules } from '../../platform/context.ts'
import { rejectTooMany } from '../../platform/rate-limits.ts'
import { retryIfGone, retryTransaction } from '../../platform/retry-transaction.ts'
import { termsOf } from '../coupons/redeem-coupon.ts'
import { getOrder } from './get-order.ts'
import { listOrderableProducts } from './orderable-products.ts'
import { lockOrder, type OrderLineRow, type OrderRow } from './order-queries.ts'
import { compWith, quotedExtras, settleExtras } from './order-extras.ts'
import { taxColumns } from './order-taxes.ts'
import { listVersions, withoutOrderId } from '../../ledger/order-versions.ts'
import { rejectLargeOrder } from './order-limits.ts'
import { rejectOtherTotal } from './place-order.ts'
import { type Changing, replaceContents } from './replace-contents.ts'
import { type SettledLine, settleLines } from './settle-lines.ts'
import { findKitchenLines } from '../../kitchen/station-lines.ts'
import { rejectOtherRevision } from './take-step.ts'

export type ChangedOrder = Promise<{ order: OrderRow; lines: OrderLineRow[] }>

/** By staff: also other prices, and over the kitchen's limits if they say so. */
export async function changeOrder(ctx: AdminContext, wanted: ChangeOrderInput): ChangedOrder {
  rejectUnpermitted(ctx, wanted)
  return change(ctx, wanted, {
    by: ctx.caller._id,
    reason: wanted.reason,
    overridesKitchen: wanted.overridesKitchen,
    reject: rejectHandedOver,
    record: (tx, order, after) =>
      recordChange(tx, ctx, {
        action: 'change order lines',
        subjectId: order.id,
        before: { number: order.number, totalCents: order.totalCents, revision: order.revision },
        after: {
          number: order.number,
          totalCents: after.totalCents,
          revision: after.revision,
          ...(wanted.reason && { reason: wanted.reason }),
          ...(wanted.overridesKitchen && { overridesKitchen: true }),
        },
      }),
  })
}

/** So that nobody can fill a mailbox by changing an order back and forth. */
const GUESTS_CHANGES = 10

/** By its guest: the link is the key. */
export async function changeOwnOrder(ctx: Context, wanted: ChangeOwnOrderInput): ChangedOrder {
  const { settings } = await ctx.catalogue.rules()
  const { phone } = settings.contact
  const rest = { minutes: 60, advice: `or call us: ${phone.display}` }
  await rejectTooMany(ctx, [
    { limit: { name: 'order-change', attempts: 120, ...rest }, key: wanted.id },
    { limit: { name: 'order-change-address', attempts: 600, ...rest }, key: ctx.address },
  ])
  return change(ctx, wanted, {
    by: null,
    overridesKitchen: false,
    reject: ({ status, revision }) => {
      if (status !== 'placed')
        throw new AppError(
          'CONFLICT',
          `We have already accepted this order. Please call us at ${phone.display}.`,
        )
      if (revision >= GUESTS_CHANGES)
        throw new AppError(
          'CONFLICT',
          `This order has been changed often. Please call us at ${phone.display}.`,
        )
    },
    rejectLines: (lines) => rejectLargeOrder({ items: lines }, settings),
  })
}

function rejectUnpermitted({ caller }: AdminContext, { items, overridesKitchen }: ChangeOrderInput) {
  if (overridesKitchen && !isPermitted(caller, 'overbook'))
    throw new AppError(
      'FORBIDDEN',
      'Only an owner or a manager can order more than the kitchen has time for.',
    )
  const isOther = items.some(({ charge, isComp }) => charge !== undefined || isComp !== undefined)
  if (isOther && !isPermitted(caller, 'prices'))
    throw new AppError('FORBIDDEN', 'Only owners and managers charge other prices than the menu’s.')
}

export function rejectHandedOver({ number, status }: OrderRow) {
  if (!isOpenStatus(status))
    throw new AppError('CONFLICT', `Order ${number} is ${status}: it cannot be changed any more.`)
}

interface Policy extends Changing {
  reject: (order: OrderRow) => void
  rejectLines?: (lines: readonly SettledLine[]) => void
}

async function change(
  ctx: Context,
  wanted: ChangeOrderInput | ChangeOwnOrderInput,
  changing: Policy,
): ChangedOrder {
  const rules = await ctx.catalogue.rules()
  const changeOnce = (keep: (found: Awaited<ChangedOrder>) => Awaited<ChangedOrder>) =>
    retryTransaction(ctx.db, async (tx) => {
      const order = await lockOrder(tx, wanted.id)
      changing.reject(order)
      rejectOtherRevision(order, wanted.revision)
      const { lines: before } = await getOrder(tx, order.id)
      const lines = await readWantedLines(tx, order, {
        wanted,
        before,
        rules,
        nowMs: ctx.clock.nowMs(),
        catalogue: ctx.catalogue,
      })
      changing.rejectLines?.(lines)
      const note = wanted.note === undefined ? order.note : wanted.note
      const allergyNote = (wanted.allergyNote ?? order.allergyNote) && note !== null
      if (wanted.allergyNote === true && note === null) {
        const message = 'Describe the allergy'
        throw new AppError('VALIDATION', message, { issues: [{ path: 'note', message }] })
      }
      const priced = await quote(tx, order, {
        lines,
        extras: wantedExtras(order, wanted, { lines, rules }),
        rules,
      })
      const contents = { ...priced, note, allergyNote, lines: lines.map(asStored) }
      rejectOtherTotal(wanted.total, contents.totalCents, moneyOf(rules.settings.region))
      return keep(
        await replaceContents(tx, ctx, {
          order,
          before,
          contents,
          lines,
          rules,
          changing: { ...changing, isPreview: wanted.isPreview },
        }),
      )
    })
  const changed = await orPreview(wanted.isPreview, (keep) => retryIfGone(() => changeOnce(keep)))
  if (wanted.isPreview) return changed
  ctx.catalogue.markStale('stock')
  ctx.live.nudge()
  return changed
}

/** What a preview found, thrown so that its transaction is rolled back. */
class Previewed extends Error {
  readonly found: Awaited<ChangedOrder>

  constructor(found: Awaited<ChangedOrder>) {
    super('A preview is not kept')
    this.found = found
  }
}

/** Runs a change; only for a preview, `keep` undoes all that it has done. */
const orPreview = (
  isPreview: boolean,
  work: (keep: (found: Awaited<ChangedOrder>) => Awaited<ChangedOrder>) => ChangedOrder,
): ChangedOrder =>
  work((found) => {
    if (isPreview) throw new Previewed(found)
    return found
  }).catch((error: unknown) => {
    if (error instanceof Previewed) return error.found
    throw error
  })

const asStored = ({ itemIndex: _index, ...line }: SettledLine): VersionLine => line

interface Reading extends Pick<Context, 'catalogue'> {
  wanted: ChangeOrderInput | ChangeOwnOrderInput
  before: readonly OrderLineRow[]
  rules: OrderingRules
  nowMs: number
}

async function readWantedLines(
  tx: Database,
  order: OrderRow,
  { wanted, before, rules, nowMs, catalogue }: Reading,
) {
  const ids = before.flatMap(({ productId }) => productId ?? [])
  const known = await tx.select({ slug: products.slug }).from(products).where(inArray(products.id, ids))
  const slugs = [...known, ...wanted.items].flatMap(({ slug }) => slug ?? [])
  const { dishes } = await listOrderableProducts(tx, [...new Set(slugs)], catalogue)
  const versions = order.revision === 0 ? [] : await listVersions(tx, order.id)
  const ever = [before, ...versions.map(({ contents }) => contents.lines)].flat()
  return settleLines(wanted.items, {
    before: before.map(withoutOrderId),
    dishes,
    firstPosition: Math.max(...ever.map(({ position }) => position)) + 1,
    nowMs,
    money: moneyOf(rules.settings.region),
  })
}

interface Settled {
  lines: readonly SettledLine[]
  rules: OrderingRules
}

function wantedExtras(
  { extras: before }: OrderRow,
  wanted: ChangeOrderInput | ChangeOwnOrderInput,
  { lines, rules }: Settled,
): StoredExtra[] {
  const { extras, region } = rules.settings
  const settled =
    wanted.extras && settleExtras(wanted.extras, { before, items: extras.items, money: moneyOf(region) })
  return compWith(lines, settled ?? before)
}

/** What the lines and extras cost with the order's coupon and today's taxes. */
async function quote(
  tx: Database,
  order: OrderRow,
  { lines, extras, rules }: Settled & { extras: StoredExtra[] },
): Promise<Omit<OrderContents, 'note' | 'allergyNote' | 'lines'>> {
  const categories = await categoriesOf(tx, lines)
  const coupon = await discountOf(tx, order, subtotalCents(lines))
  const { taxes } = rules.settings
  const sold = {
    lines: lines.map((line) => ({ ...line, category: categories.get(line.position) })),
    extras: quotedExtras(extras),
  }
  const quoted = quoteOrder({ ...sold, discountCents: coupon.discountCents, taxes })
  return {
    couponId: coupon.couponId,
    couponCode: coupon.couponCode,
    subtotalCents: quoted.subtotalCents,
    discountCents: quoted.discountCents,
    extras,
    extrasTotalCents: quoted.extrasTotalCents,
    taxCents: quoted.taxCents,
    ...taxColumns(taxes, quoted, sold),
    totalCents: quoted.totalCents,
  }
}

/** By position: the category of each line's dish. */
export async function categoriesOf(
  tx: Database,
  lines: readonly VersionLine[],
): Promise<Map<number, string>> {
  const found = await findKitchenLines(tx, lines)
  return new Map(
    found.flatMap(({ line, categorySlug }) => (categorySlug === null ? [] : [[line.position, categorySlug]])),
  )
}

/** A coupon was used when the order was placed, and goes on applying if the order is still large enough for it. */
async function discountOf(
  tx: Database,
  { couponId, couponCode, discountCents }: OrderRow,
  subtotal: number,
): Promise<Pick<OrderContents, 'couponId' | 'couponCode' | 'discountCents'>> {
  if (couponId === null) return { couponId, couponCode, discountCents: 0 }
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, couponId))
  // Deleted since: nobody knows its terms.
  if (!coupon) return { couponId, couponCode, discountCents }
  if (subtotal < coupon.minSubtotalCents) return { couponId: null, couponCode: null, discountCents: 0 }
  return { couponId, couponCode, discountCents: couponDiscountCents(termsOf(coupon), subtotal) }
}
