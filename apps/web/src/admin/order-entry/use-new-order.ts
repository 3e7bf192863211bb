import { useQueryClient } from '@tanstack/react-query'
import {
  chooseOptions,
  choicesOf,
  type CartItem,
  type ErrorBody,
  type LineOption,
  type Order,
  type Product,
} from '@tiffin/contract'
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { useQuote, useTaxPercent } from '../../domain/use-quote.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { offeredExtras, pricedExtras } from '../../lib/format/order-extras.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { useCheckedCoupon } from './coupon-field.tsx'
import { useKnownGuest } from './known-guest.tsx'
import {
  addLine,
  emptyDraft,
  makeLine,
  repriceLines,
  storedDraft,
  toTakenOrder,
  type OrderDraft,
} from './order-draft.ts'
import { useRankedMenu } from './use-ranked-menu.ts'
import { useTakeOrder } from './use-take-order.ts'

interface AskedOptions {
  product: Product
  options: readonly LineOption[] | undefined
  quantity: number
  /** Of the line that is changed; null: it is a new one. */
  place: number | null
}

/** Where the keyboard continues. */
export type OrderFields = Record<'phone' | 'name' | 'finder', RefObject<HTMLInputElement | null>>

type Errors = Partial<Record<string, string>>

const NO_PRODUCTS: readonly Product[] = []

/** All that staff enter of a new order, what it costs, and taking it. */
export function useNewOrder({ phone, name, finder }: OrderFields) {
  const [draft, setDraft] = useState(() => storedDraft.get() ?? emptyDraft)
  const [asked, setAsked] = useState<AskedOptions | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [lineErrors, setLineErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const [taken, setTaken] = useState<Order | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const money = useMoney()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const taxPercent = useTaxPercent()
  const [wantedUsual, setWantedUsual] = useState<readonly CartItem[] | null>(null)
  const { menu, rankOf } = useRankedMenu()
  const products = menu ?? NO_PRODUCTS
  const productBySlug = new Map(products.map((product) => [product.slug, product]))
  const lines = repriceLines(draft.lines, productBySlug, money)
  const { items: offered } = useSettings().extras
  const extras = offeredExtras(offered, draft.extras, money)
  const quoteWith = useQuote(lines, extras)
  const coupon = useCheckedCoupon(draft.couponCode, quoteWith(0).subtotalCents)
  const quote = quoteWith(coupon.discountCents)
  const known = useKnownGuest(draft.phone)
  // A guest who is known by the number is called by their name, unless another one is typed.
  const shownName = draft.name ?? known.guest?.name ?? ''
  const knownByEmail = useKnownGuest(draft.email)
  const times = usePickupTimes(lines, { isWanted: true })
  const taking = useTakeOrder({ onTaken: handleTaken, onRejected: handleRejected })

  function update(makeNext: (current: OrderDraft) => OrderDraft) {
    setDraft((current) => {
      const next = makeNext(current)
      storedDraft.set(next)
      return next
    })
  }

  function change(changed: Partial<OrderDraft>) {
    update((current) => ({ ...current, ...changed }))
    setErrors((current) => without(current, fieldsOf(changed)))
    // It was another guest's.
    if ('phone' in changed) setWantedUsual(null)
  }

  function changeLines(next: (current: CartItem[]) => CartItem[]) {
    update((current) => ({ ...current, lines: next(current.lines) }))
    setLineErrors(new Map())
    setErrors((current) => without(current, ['items']))
  }

  // The page is for typing at once; / leads to the dishes here, as it leads to the search elsewhere.
  useEffect(() => {
    phone.current?.focus()
    function handleSlash(event: globalThis.KeyboardEvent) {
      const { key, target } = event
      const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null
      if (key !== '/' || isTyping || document.querySelector('[role=dialog]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      finder.current?.focus()
    }
    window.addEventListener('keydown', handleSlash, { capture: true })
    return () => window.removeEventListener('keydown', handleSlash, { capture: true })
  }, [phone, finder])

  function add(product: Product, quantity: number, options?: LineOption[]) {
    const line = makeLine(product, { quantity, options }, money)
    changeLines((current) => addLine(current, line))
    setAnnouncement(`${quantity} × ${product.title} added`)
  }

  /** Extras that nobody has to choose are asked for only if they are wanted. */
  function pick(product: Product, quantity: number, wantsOptions: boolean) {
    setTaken(null)
    const asks = product.optionGroups.some(({ min }) => wantsOptions || min > 0)
    if (asks) setAsked({ product, options: undefined, quantity, place: null })
    else add(product, quantity)
  }

  function answer(options: LineOption[]) {
    if (asked === null) return
    const { product, quantity, place } = asked
    if (place === null) add(product, quantity, options)
    else
      changeLines((current) => current.map((line, at) => (at === place ? withOptions(line, options) : line)))
    dismiss()
  }

  function dismiss() {
    setAsked(null)
    // The dialog is still there.
    setTimeout(() => finder.current?.focus())
  }

  function askAgain(place: number) {
    const line = lines[place]
    const product = line && productBySlug.get(line.slug)
    if (line && product) setAsked({ product, options: line.options, quantity: line.quantity, place })
  }

  // The usual may be wanted before the menu is here.
  if (wantedUsual !== null && menu !== undefined) {
    setWantedUsual(null)
    addUsual(wantedUsual)
  }

  /** What of it is no longer on the menu is left out, and said. */
  function addUsual(usual: readonly CartItem[]) {
    const missing: string[] = []
    const found = usual.flatMap(({ slug, title, quantity, ...chosen }) => {
      const product = productBySlug.get(slug)
      if (product === undefined) missing.push(title)
      if (product === undefined) return []
      const { note, options } = choicesOf(chosen)
      const { problems } = chooseOptions(product.optionGroups, options)
      const usable = problems.length > 0 ? undefined : options
      return [makeLine(product, { quantity, note, options: usable }, money)]
    })
    changeLines((current) => found.reduce(addLine, current))
    setAnnouncement('The usual order is added')
    if (missing.length > 0) setErrors({ items: `No longer on the menu: ${missing.join(', ')}` })
  }

  function onEnter(event: KeyboardEvent, field: 'phone' | 'name') {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const usual = known.guest?.usual ?? []
    if (field === 'phone' && usual.length > 0 && lines.length === 0) setWantedUsual(usual)
    else if (field === 'phone' && shownName.trim() === '') name.current?.focus()
    else finder.current?.focus()
  }

  function handleTaken(order: Order) {
    storedDraft.set(null)
    setDraft(emptyDraft)
    setErrors({})
    setLineErrors(new Map())
    setTaken(order)
    void queryClient.invalidateQueries(trpc.pickup.pathFilter())
    phone.current?.focus()
    window.scrollTo({ top: 0 })
  }

  function handleRejected(body: ErrorBody) {
    const { ofFields, ofLines } = readIssues(body)
    setErrors(ofFields)
    setLineErrors(ofLines)
    focusFirst(ofFields)
    // Prices, portions, taxes and times are as they are now.
    for (const part of [trpc.products, trpc.pickup, trpc.settings.site])
      void queryClient.invalidateQueries(part.pathFilter())
    coupon.checkAgain()
  }

  function focusFirst(found: Errors) {
    if (found['name']) name.current?.focus()
    else if (found['items']) finder.current?.focus()
  }

  function take() {
    const found = {
      ...(lines.length === 0 && { items: 'Add a dish first' }),
      ...(shownName.trim() === '' && { name: 'Name required' }),
      ...(draft.isAllergy && draft.note.trim() === '' && { note: 'Describe the allergy' }),
      ...(coupon.isChecking && {
        couponCode: 'This is being checked: look at the total, then take the order',
      }),
    }
    setErrors(found)
    focusFirst(found)
    if (Object.keys(found).length > 0) return
    taking.take(
      toTakenOrder(draft, {
        name: shownName,
        lines,
        extras: pricedExtras(extras, money),
        total: money.toAmount(quote.totalCents),
        taxPercent,
      }),
    )
  }

  return {
    draft,
    shownName,
    change,
    errors,
    lines,
    lineErrors,
    changeLine: (place: number, changed: Partial<CartItem>) =>
      changeLines((current) =>
        current.map((line, at) => (at === place ? withoutBlank({ ...line, ...changed }) : line)),
      ),
    removeLine: (place: number) => changeLines((current) => current.filter((_line, at) => at !== place)),
    askAgain,
    asked,
    answer,
    dismiss,
    pick,
    addUsual: setWantedUsual,
    products,
    productBySlug,
    rankOf,
    known,
    knownByEmail,
    times,
    quote,
    coupon,
    onEnter,
    take,
    isTaking: taking.isPending,
    failure: taking.failure,
    earlier: taking.earlier,
    taken,
    announcement,
  }
}

export type NewOrderState = ReturnType<typeof useNewOrder>

function withOptions({ options: _options, ...line }: CartItem, options: LineOption[]): CartItem {
  return { ...line, ...choicesOf({ options, note: line.note }) }
}

function withoutBlank({ note, ...line }: CartItem): CartItem {
  return note === undefined ? line : { ...line, note }
}

/** The errors of the fields that have just been changed no longer apply. */
function fieldsOf(changed: Partial<OrderDraft>): string[] {
  const names: Partial<Record<keyof OrderDraft, string>> = {
    isAllergy: 'note',
    overrides: 'pickupAt',
    paidBy: 'method',
  }
  return (Object.keys(changed) as (keyof OrderDraft)[]).map((field) => names[field] ?? field)
}

const without = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))

const LINE_PATH = /^items\.(?<place>\d+)/

/** By the last part of a field's path, or by line. */
function readIssues({ issues = [] }: ErrorBody) {
  const ofFields: Errors = {}
  const ofLines = new Map<number, string>()
  for (const { path, message } of issues) {
    const place = LINE_PATH.exec(path)?.groups?.['place']
    if (place === undefined) ofFields[path.split('.').at(-1) ?? path] = message
    else ofLines.set(Number(place), message)
  }
  return { ofFields, ofLines }
}
