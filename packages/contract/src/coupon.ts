import { z } from 'zod'
import {
  MAX_COUPON_CODE_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_PRICE_CENTS,
  MAX_SUBTITLE_LENGTH,
  MAX_TITLE_LENGTH,
  withinCents,
} from './limits.ts'
import { listPage } from './list-page.ts'
import { moment } from './moment.ts'
import { amount, identifier, requiredText, text, webAddress } from './text.ts'
import { version } from './version.ts'

export const couponKinds = ['percent', 'fixed'] as const

export const couponCode = requiredText(MAX_COUPON_CODE_LENGTH, 'Coupon code is required')

export const applyCouponInput = z.object({
  code: couponCode,
  subtotal: amount.min(0).max(10_000_000),
})

export const appliedCoupon = z.object({ discount: amount.describe('Never over the subtotal') })

const instant = z.iso.datetime().nullable()
const local = z.string().nullable().describe('Restaurant time, to the minute')

/** Every coupon, or a part of them. */
export const listCouponsInput = z.object(listPage).prefault({})

/** A coupon as staff see it. */
export const coupon = z.object({
  _id: z.string(),
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.number().describe('Percent or an amount, depending on the kind'),
  minSubtotal: amount,
  cap: amount.nullable().describe('Maximum discount'),
  startsAt: instant,
  startsLocal: local,
  endsAt: instant,
  endsLocal: local,
  maxUses: z.int().nullable(),
  maxUsesPerCustomer: z.int().nullable(),
  uses: z.int().describe('Orders with it that were not cancelled'),
  active: z.boolean(),
  version,
})

const AT_MOST_USES = 1_000_000_000

const figure = (message: string) => z.number({ error: message })
const saved = (least: number, message: string) =>
  figure(message)
    .min(least, message)
    .refine(...withinCents(MAX_PRICE_CENTS))

const limit = z
  .int('Enter a whole number or leave blank')
  .min(1, 'Enter 1 or more, or leave blank')
  .max(AT_MOST_USES, 'This number is too large')
  .nullish()

/** By default active, with no minimum and no limits. */
export const saveCouponInput = z.object({
  code: couponCode.regex(/^[\w-]*$/, 'Use only letters, digits, hyphens and underscores'),
  kind: z.enum(couponKinds, { error: 'Kind is required' }),
  value: saved(0.01, 'Value must be more than 0').describe('Percent or an amount, depending on the kind'),
  minSubtotal: saved(0, 'Enter 0 or more, or leave blank').nullish(),
  cap: saved(0.01, 'Enter more than 0, or leave blank')
    .nullish()
    .describe('Maximum discount; for `fixed` not below the value'),
  startsAt: moment,
  endsAt: moment,
  maxUses: limit,
  maxUsesPerCustomer: limit,
  active: z.boolean().optional(),
})

/** An omitted field stays unchanged. Without a version the last write wins. */
export const changeCouponInput = saveCouponInput
  .partial()
  .extend({ id: identifier, version: version.optional() })

export const couponIdInput = z.object({ id: identifier })

export type Coupon = z.infer<typeof coupon>
export type CouponKind = (typeof couponKinds)[number]
export type ApplyCouponInput = z.infer<typeof applyCouponInput>
export type AppliedCoupon = z.infer<typeof appliedCoupon>
export type SaveCouponInput = z.infer<typeof saveCouponInput>
export type ChangeCouponInput = z.infer<typeof changeCouponInput>

export const promotion = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string().describe('URL of its picture, or empty'),
  ctaText: z.string(),
  ctaLink: z.string(),
  active: z.boolean(),
  order: z.int().describe('Sort order: lowest first'),
})

/** A promotion as its editor sees it. */
export const editablePromotion = promotion.extend({ version })

/** Active and first by default. Blank or null clears a text. */
export const savePromotionInput = z.object({
  title: requiredText(MAX_TITLE_LENGTH, 'Title is required'),
  subtitle: text(MAX_SUBTITLE_LENGTH).nullish(),
  image: webAddress('Image URL must be an http(s) address or a path of this site'),
  ctaText: text(MAX_LABEL_LENGTH).nullish(),
  ctaLink: webAddress('CTA link must be an http(s) address or a path of this site'),
  active: z.boolean().optional(),
  order: z.int('Order must be a whole number').min(-1_000_000).max(1_000_000).optional(),
})

/** An omitted field stays unchanged. Without a version the last write wins. */
export const changePromotionInput = savePromotionInput
  .partial()
  .extend({ id: identifier, version: version.optional() })
export const promotionIdInput = z.object({ id: identifier })

export type Promotion = z.infer<typeof promotion>
export type EditablePromotion = z.infer<typeof editablePromotion>
export type SavePromotionInput = z.infer<typeof savePromotionInput>
export type ChangePromotionInput = z.infer<typeof changePromotionInput>
