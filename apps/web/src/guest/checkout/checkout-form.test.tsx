import { spansOf, type CartItem, type Order } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showWithServer, type FakeServer } from '../../lib/api/show-with-server.tsx'
import { forgetGuest, rememberedGuest } from '../../lib/session/remembered-guest.ts'
import { forgetSession, saveSession } from '../../lib/session/session.ts'
import { SettingsProvider } from '../../lib/api/settings.tsx'
import { unansweredOrder, type OrderInput } from './use-place-order.ts'
import { forgetChoices, saveChoices, forgetCustomerDraft } from './checkout-draft.ts'
import { CheckoutForm } from './checkout-form.tsx'

const naan: CartItem = { slug: 'garlic-naan', title: 'Garlic Naan', price: 4.66, quantity: 2 }
const thali: CartItem = { slug: 'maharaja-thali', title: 'Maharaja Thali', price: 21.66, quantity: 1 }
const first = { at: '2026-12-01T18:00:00.000Z', local: '2026-12-01T11:00' }
const now = { at: '2026-12-01T15:00:00.000Z', local: '2026-12-01T08:00' }
const second = { at: '2026-12-02T18:15:00.000Z', local: '2026-12-02T11:15' }
const placedOrder = {
  _id: 'o1',
  number: 1001,
  steps: [{ status: 'placed', at: '2026-12-01T15:00:00.000Z', local: '2026-12-01T08:00' }],
} as Order

const kitchen = {
  'products.list': () => ({ products: [] }),
  'pickup.spans': () => ({ now, asSoonAsPossible: first, spans: spansOf([first, second]) }),
  'coupons.check': ({ subtotal }: { subtotal: number }) => ({ discount: Math.round(subtotal * 10) / 100 }),
}

async function showCheckout(server: FakeServer, cart = [naan, thali]) {
  const onPlaced = vi.fn()
  const lineActions = {
    onReprice: vi.fn(),
    onChangeOptions: vi.fn(),
    onSetQuantity: vi.fn(),
    onRemove: vi.fn(),
  }
  const form = <CheckoutForm cart={cart} lineActions={lineActions} onPlaced={onPlaced} />
  await showWithServer(form, { ...kitchen, ...server })
  return { onPlaced, lineActions }
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const rememberMe = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me on this device' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function introduceOneself() {
  fireEvent.change(field(/^Name/), { target: { value: 'Test Guest' } })
  fireEvent.change(field(/^Email/), { target: { value: 'ask for me' } })
}

/** The amount beside a label in the total. */
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

beforeEach(() => {
  vi.setSystemTime('2026-12-01T15:00:00Z')
  forgetCustomerDraft()
  forgetChoices()
  unansweredOrder.set(null)
  forgetGuest()
})

afterEach(() => void vi.useRealTimers())

describe('filling in the checkout', () => {
  test('without a name and an email address nothing is sent, and the first of them shows its error', async () => {
    const place = vi.fn()
    await showCheckout({ 'orders.place': place })
    await press('Place Order')
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: /^Name/, description: 'Name required' }),
    )
    expect(screen.getByRole('textbox', { name: /^Email/, description: 'Email required' })).toBeDefined()
    expect(place).not.toHaveBeenCalled()
  })

  test('Enter goes on to the next question, and only the button orders', async () => {
    const place = vi.fn(() => placedOrder)
    await showCheckout({ 'orders.place': place })
    introduceOneself()
    field(/^Email/).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field(/^Phone/))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(rememberMe())
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^As soon as possible/ }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field(/^For the kitchen/))
    expect(place).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Place Order' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(place).toHaveBeenCalledOnce())
  })

  test('a bag is in the total and the order, and still chosen when the guest comes back', async () => {
    const place = vi.fn((_order: OrderInput) => placedOrder)
    const form = <CheckoutForm cart={[naan]} lineActions={{} as never} onPlaced={() => {}} />
    const { unmount } = await showWithServer(form, kitchen)
    expect(screen.queryByText('Pickup extras', { selector: 'dt' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /^Paper bag/ }))
    unmount()
    await showCheckout({ 'orders.place': place }, [naan])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Paper bag/ }).checked).toBe(true)
    expect([amount('Pickup extras'), amount('Total')]).toEqual(['$0.25', '$10.05'])
    introduceOneself()
    await press('Place Order')
    await waitFor(() => expect(place).toHaveBeenCalledOnce())
    expect(place.mock.lastCall?.[0]).toMatchObject({
      extras: [{ id: 'paper-bag', quantity: 1, price: 0.25 }],
      total: 10.05,
    })
  })

  test('the typed details are there again when the guest comes back', async () => {
    const { unmount } = await showWithServer(
      <CheckoutForm cart={[naan]} lineActions={{} as never} onPlaced={() => {}} />,
      kitchen,
    )
    introduceOneself()
    unmount()
    await showCheckout({})
    expect([field(/^Name/).value, field(/^Email/).value]).toEqual(['Test Guest', 'ask for me'])
  })

  test('a later time stays chosen on another day that has it, too', async () => {
    const late = { at: '2026-12-01T18:15:00.000Z', local: '2026-12-01T11:15' }
    const early = { at: '2026-12-02T18:00:00.000Z', local: '2026-12-02T11:00' }
    const spans = spansOf([first, late, early, second])
    await showCheckout({ 'pickup.spans': () => ({ now, asSoonAsPossible: first, spans }) })
    await userEvent.click(await screen.findByRole('radio', { name: /At a later time/ }))
    const time = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pickup time' })
    await userEvent.selectOptions(time(), late.at)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pickup day' }), '2026-12-02')
    expect(time().value).toBe(second.at)
  })

  test('the choices are there again, and the coupon is checked again', async () => {
    const check = vi.fn(kitchen['coupons.check'])
    const form = <CheckoutForm cart={[naan]} lineActions={{} as never} onPlaced={() => {}} />
    const { unmount } = await showWithServer(form, kitchen)
    await userEvent.click(await screen.findByRole('radio', { name: /At a later time/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pickup day' }), '2026-12-02')
    await userEvent.click(screen.getByRole('radio', { name: 'UPI' }))
    expect(field('Coupon code').maxLength).toBe(32)
    await userEvent.type(field('Coupon code'), 'welcome10{Enter}')
    await screen.findByText(/takes \$0.93 off/)
    unmount()

    await showCheckout({ 'coupons.check': check }, [naan])
    expect(await screen.findByText('WELCOME10 takes $0.93 off.')).toBeDefined()
    expect(check).toHaveBeenCalledOnce()
    expect(field('Coupon code').value).toBe('welcome10')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'UPI' }).checked).toBe(true)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pickup time' }).value).toBe(second.at)
  })

  test('a stored coupon that is no longer valid shows no error', async () => {
    saveChoices({ couponCode: 'WELCOME10' })
    const refuse = () => {
      throw { code: 'COUPON_INVALID', message: 'WELCOME10 has been used up' }
    }
    await showCheckout({ 'coupons.check': refuse })
    expect(await screen.findByText('The code wasn’t applied. WELCOME10 has been used up.')).toBeDefined()
    expect(amount('Discount')).toBe('$0.00')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a stored pickup time that is no longer offered becomes as soon as possible, and is forgotten', async () => {
    saveChoices({ pickupAt: '2026-12-01T17:45:00.000Z' })
    await showCheckout({})
    const soonest = await screen.findByRole<HTMLInputElement>('radio', { name: /no longer available/ })
    expect(soonest.checked).toBe(true)
    expect(soonest.labels?.[0]?.textContent).toContain('Today, about 11:00 am')
    expect(screen.queryByRole('combobox', { name: /^Pickup/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /At a later time/ }))
    expect(screen.queryByText(/no longer available/)).toBeNull()
  })

  test('the total is that of the order: tax on the whole, no discount without a coupon', async () => {
    await showCheckout({})
    expect(['Subtotal', 'Discount', 'GST 5%', 'Total'].map(amount)).toEqual([
      '$30.98',
      '$0.00',
      '$1.55',
      '$32.53',
    ])
  })
})

describe('placing the order', () => {
  test('the order is sent as shown, and its guest is redirected to it', async () => {
    const place = vi.fn((_input: OrderInput) => placedOrder)
    const { onPlaced } = await showCheckout({ 'orders.place': place })
    introduceOneself()
    await press('Place Order')
    await waitFor(() =>
      expect(onPlaced).toHaveBeenCalledWith(expect.objectContaining({ answer: placedOrder, wasLost: false })),
    )
    expect(place.mock.calls[0]?.[0]).toMatchObject({
      customer: { name: 'Test Guest', email: 'ask for me' },
      fulfillment: { type: 'pickup' },
      payment: { method: 'cash' },
    })
    expect(window.sessionStorage.getItem('checkout-customer')).toBeNull()
    expect(window.sessionStorage.getItem('checkout-choices')).toBeNull()
  })

  test('a note is sent with it, survives a reload, and an allergy needs words', async () => {
    const place = vi.fn((_input: OrderInput) => placedOrder)
    const form = <CheckoutForm cart={[naan]} lineActions={{} as never} onPlaced={() => {}} />
    const { unmount } = await showWithServer(form, kitchen)
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is about an allergy' }))
    const said = screen.getByText(/^The kitchen reads your note before it accepts/).textContent
    expect(said).toContain('780-555-0142')
    // Who orders with a note need not call first.
    expect(said).not.toContain('before you order')
    unmount()

    await showCheckout({ 'orders.place': place })
    introduceOneself()
    await press('Place Order')
    const note = screen.getByRole('textbox', {
      name: /^For the kitchen/,
      description: 'Describe the allergy',
    })
    expect(document.activeElement).toBe(note)
    expect(place).not.toHaveBeenCalled()
    await userEvent.type(note, 'No peanuts')
    await press('Place Order')
    await waitFor(() => expect(place).toHaveBeenCalled())
    expect(place.mock.calls[0]?.[0]).toMatchObject({ note: 'No peanuts', allergyNote: true })
  })

  test('an error that the server finds is shown at its field, until it is corrected', async () => {
    const issues = [{ path: 'customer.email', message: 'At most 254 characters' }]
    const refuse = () => {
      throw { code: 'VALIDATION', message: 'At most 254 characters', issues }
    }
    await showCheckout({ 'orders.place': refuse })
    introduceOneself()
    await press('Place Order')
    const description = 'At most 254 characters'
    const email = await screen.findByRole('textbox', { name: /^Email/, description })
    expect(document.activeElement).toBe(email)
    await userEvent.type(field(/^Phone/), '7')
    expect(screen.getByRole('textbox', { name: /^Email/, description })).toBeDefined()
    await userEvent.type(email, 'x')
    expect(screen.queryByRole('textbox', { name: /^Email/, description })).toBeNull()
  })

  test('an error about the note is gone once it is no longer about an allergy', async () => {
    await showCheckout({})
    introduceOneself()
    const isAllergy = screen.getByRole('checkbox', { name: 'This is about an allergy' })
    await userEvent.click(isAllergy)
    await press('Place Order')
    expect(screen.getByText('Describe the allergy')).toBeDefined()
    await userEvent.click(isAllergy)
    expect(screen.queryByText('Describe the allergy')).toBeNull()
  })

  test('a note that is too long says by how much', async () => {
    await showCheckout({})
    fireEvent.change(field(/^For the kitchen/), { target: { value: '🌶️'.repeat(203) } })
    expect(screen.getByText('3 characters too many')).toBeDefined()
  })

  test('while the order is being sent the button says so and a second press does nothing', async () => {
    const answer = Promise.withResolvers<Order>()
    const place = vi.fn(() => answer.promise)
    const { onPlaced } = await showCheckout({ 'orders.place': place })
    introduceOneself()
    await press('Place Order')
    await press('Placing...')
    answer.resolve(placedOrder)
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    expect(place).toHaveBeenCalledOnce()
  })

  describe('after a lost response', () => {
    const sent: { key: unknown; phone: unknown }[] = []
    const place = vi.fn<(input: OrderInput, key: unknown) => Order>()
    const withdraw = vi.fn<(input: OrderInput, key: unknown) => { arrived: Order | null }>()

    beforeEach(async () => {
      sent.length = 0
      withdraw.mockReset()
      place.mockReset().mockImplementation(({ customer }, key) => {
        sent.push({ key, phone: customer.phone })
        if (sent.length === 1) throw new TypeError('Failed to fetch')
        return placedOrder
      })
    })

    async function loseAnswer() {
      const shown = await showCheckout({ 'orders.place': place, 'orders.withdraw': withdraw })
      introduceOneself()
      await press('Place Order')
      expect((await screen.findByRole('alert')).textContent).toContain('your order won’t be placed twice')
      return shown
    }
    const changePhone = () => fireEvent.change(field(/^Phone/), { target: { value: '780-555-0199' } })

    test('the unchanged order is sent again with the same key', async () => {
      const { onPlaced } = await loseAnswer()
      await press('Place Order')
      await waitFor(() => expect(onPlaced).toHaveBeenCalledWith(expect.objectContaining({ wasLost: true })))
      expect(sent[1]?.key).toBe(sent[0]?.key)
      expect(withdraw).not.toHaveBeenCalled()
      expect(unansweredOrder.get()).toBeNull()
    })

    test('a changed order asks first; if the first one arrived, the guest decides what happens next', async () => {
      const { onPlaced } = await loseAnswer()
      withdraw.mockReturnValue({ arrived: placedOrder })
      changePhone()
      await press('Place Order')
      const notice = await screen.findByText('Your order 1001 was placed at 8:00 am.')
      expect(notice.closest('[role=alert]')?.textContent).toContain('Nothing else was ordered.')
      expect(withdraw.mock.calls[0]?.[1]).toBe(sent[0]?.key)
      expect(sent).toHaveLength(1)
      await userEvent.click(screen.getByRole('link', { name: 'See your order' }))
      expect(onPlaced).toHaveBeenCalledWith(expect.objectContaining({ answer: placedOrder, isEarlier: true }))
    })

    test('a second press then places a new order, with the change', async () => {
      const { onPlaced } = await loseAnswer()
      withdraw.mockReturnValue({ arrived: placedOrder })
      changePhone()
      await press('Place Order')
      await userEvent.click(await screen.findByRole('button', { name: 'Place a new order' }))
      await waitFor(() =>
        expect(onPlaced).toHaveBeenCalledWith(expect.objectContaining({ isEarlier: false })),
      )
      expect(sent[1]?.phone).toBe('780-555-0199')
      expect(sent[1]?.key).not.toBe(sent[0]?.key)
    })

    test('if the first one did not arrive, the changed one is sent at once', async () => {
      const { onPlaced } = await loseAnswer()
      withdraw.mockReturnValue({ arrived: null })
      changePhone()
      await press('Place Order')
      await waitFor(() => expect(onPlaced).toHaveBeenCalledWith(expect.objectContaining({ wasLost: false })))
      expect(sent[1]?.phone).toBe('780-555-0199')
    })

    test('a coupon that the lost order has used up stays, so that the order is the same after a reload', async () => {
      await showCheckout({ 'orders.place': place })
      introduceOneself()
      await userEvent.type(field('Coupon code'), 'once{Enter}')
      await screen.findByText(/takes \$3.10 off/)
      await press('Place Order')
      await screen.findByRole('alert')
      cleanup()
      const check = vi.fn(() => {
        throw { code: 'COUPON_INVALID', message: 'ONCE has been used up' }
      })
      const { onPlaced } = await showCheckout({ 'orders.place': place, 'coupons.check': check })
      expect(await screen.findByText(/don’t know yet whether your last order arrived/)).toBeDefined()
      expect(amount('Discount')).toBe('-$3.10')
      await press('Place Order')
      await waitFor(() => expect(onPlaced).toHaveBeenCalled())
      expect(check).not.toHaveBeenCalled()
      expect(sent[1]?.key).toBe(sent[0]?.key)
    })
  })
})

describe('remembering the guest', () => {
  const order = { ...placedOrder, items: [naan] }
  const remembered = { name: 'Test Guest', email: 'ask for me', phone: '', items: [naan] }

  test('nothing is remembered unless they want it', async () => {
    const { onPlaced } = await showCheckout({ 'orders.place': () => order })
    introduceOneself()
    expect(rememberMe().checked).toBe(false)
    await press('Place Order')
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(rememberedGuest.get()).toBeNull()
  })

  test('what they typed and ordered is remembered once it is ordered', async () => {
    await showCheckout({ 'orders.place': () => order })
    introduceOneself()
    await userEvent.click(rememberMe())
    expect(rememberedGuest.get()).toBeNull()
    await press('Place Order')
    await waitFor(() => expect(rememberedGuest.get()).toEqual(remembered))
  })

  test('so is that there was an allergy, without the words', async () => {
    await showCheckout({ 'orders.place': () => ({ ...order, note: 'Peanuts', allergyNote: true }) })
    introduceOneself()
    await userEvent.click(rememberMe())
    await press('Place Order')
    await waitFor(() => expect(rememberedGuest.get()).toEqual({ ...remembered, hadAllergy: true }))
  })

  test('their details are filled in, and are forgotten as soon as they no longer want it', async () => {
    rememberedGuest.set(remembered)
    const { onPlaced } = await showCheckout({ 'orders.place': () => order })
    expect([field(/^Name/).value, field(/^Email/).value]).toEqual(['Test Guest', 'ask for me'])
    expect(rememberMe().checked).toBe(true)
    await userEvent.click(rememberMe())
    expect(rememberedGuest.get()).toBeNull()
    await press('Place Order')
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(rememberedGuest.get()).toBeNull()
  })

  test('a customer who is logged in is named in the order, a guest is not', async () => {
    const place = vi.fn((_sent: OrderInput) => order)
    const asGuest = await showCheckout({ 'orders.place': place })
    introduceOneself()
    await press('Place Order')
    await waitFor(() => expect(asGuest.onPlaced).toHaveBeenCalled())
    cleanup()
    saveSession({
      token: 't',
      user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' },
    })
    const asCustomer = await showCheckout({ 'orders.place': place })
    await press('Place Order')
    await waitFor(() => expect(asCustomer.onPlaced).toHaveBeenCalled())
    expect(place.mock.calls.map(([{ userId }]) => userId)).toEqual([undefined, 'u1'])
    forgetSession()
  })

  test('what somebody else wanted is not asked of a customer who has logged in since', async () => {
    rememberedGuest.set(remembered)
    saveSession({
      token: 't',
      user: { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'customer' },
    })
    await showCheckout({ 'orders.place': () => order })
    expect([field(/^Email/).value, rememberMe().checked]).toEqual(['asha@example.com', false])
    forgetSession()
  })
})

describe('placing the order offline', () => {
  const loseConnection = () => {
    throw new TypeError('Failed to fetch')
  }

  test('the guest is told that nothing was ordered and that the cart is saved', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { onPlaced } = await showCheckout({ 'orders.place': loseConnection })
    introduceOneself()
    await press('Place Order')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Failed to place order')
    expect(notice.textContent).toMatch(/offline.*Nothing was ordered.*your cart is safe/)
    expect(onPlaced).not.toHaveBeenCalled()

    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(notice.textContent).toMatch(/You were offline.*you’re back online, so try again/)
  })

  test('after a lost response the page does not claim that nothing was ordered', async () => {
    const place = vi.fn(loseConnection)
    await showCheckout({ 'orders.place': place })
    introduceOneself()
    await press('Place Order')
    await screen.findByRole('alert')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('Place Order')
    await waitFor(() => expect(place).toHaveBeenCalledTimes(2))
    await screen.findByRole('button', { name: 'Place Order' })
    expect(screen.getByRole('alert').textContent).toContain('We got no response')
    expect(screen.getByRole('alert').textContent).not.toContain('Nothing was ordered')
  })
})

describe('coupons', () => {
  test('a coupon lowers the total and is sent with the order', async () => {
    const place = vi.fn((_input: OrderInput) => placedOrder)
    const { onPlaced } = await showCheckout({ 'orders.place': place })
    await userEvent.type(field('Coupon code'), 'welcome10{Enter}')
    expect(await screen.findByText('WELCOME10 takes $3.10 off.')).toBeDefined()
    expect(['Discount', 'Total'].map(amount)).toEqual(['-$3.10', '$29.27'])
    introduceOneself()
    await press('Place Order')
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(place.mock.calls[0]?.[0].couponCode).toBe('welcome10')
  })

  test('an invalid coupon takes nothing off, shows no error, and is not sent', async () => {
    const refuse = () => {
      throw { code: 'NOT_FOUND', message: 'We don’t recognize that coupon code' }
    }
    const place = vi.fn((_input: OrderInput) => placedOrder)
    const { onPlaced } = await showCheckout({ 'coupons.check': refuse, 'orders.place': place })
    await userEvent.type(field('Coupon code'), 'nope')
    await press('Apply')
    expect(
      await screen.findByText('The code wasn’t applied. We don’t recognize that coupon code.'),
    ).toBeDefined()
    expect(amount('Discount')).toBe('$0.00')
    expect(screen.queryByRole('alert')).toBeNull()
    introduceOneself()
    await press('Place Order')
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(place.mock.calls[0]?.[0].couponCode).toBeUndefined()
  })

  test('a coupon that takes off less than it did is shown with its total before anything is charged', async () => {
    let discount = 2
    const message = 'Your total is now another one. Please look at it again.'
    const place = vi.fn((_sent: OrderInput) => {
      if (discount === 1) return placedOrder
      discount = 1
      throw { code: 'PRICE_CHANGED', message, issues: [{ path: 'total', message }] }
    })
    const { onPlaced } = await showCheckout(
      { 'coupons.check': () => ({ discount }), 'orders.place': place },
      [naan],
    )
    await userEvent.type(field('Coupon code'), 'WELCOME10')
    await press('Apply')
    await waitFor(() => expect(amount('Discount')).toBe('-$2.00'))
    introduceOneself()
    await press('Place Order')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await waitFor(() => expect(amount('Discount')).toBe('-$1.00'))
    await press('Place Order')
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    const [shownTotal = 0, nextTotal = 0] = place.mock.calls.map(([{ total }]) => total)
    // A dollar, and its tax.
    expect(nextTotal - shownTotal).toBeCloseTo(1.05)
  })

  test('applying an empty field asks for a code, and the request disappears with the first letter', async () => {
    const check = vi.fn(kitchen['coupons.check'])
    await showCheckout({ 'coupons.check': check })
    await press('Apply')
    const emptyField = screen.getByRole('textbox', {
      name: 'Coupon code',
      description: 'Please enter a code first.',
    })
    expect(check).not.toHaveBeenCalled()
    await userEvent.type(emptyField, 'W')
    expect(screen.queryByText('Please enter a code first.')).toBeNull()
  })

  test('a code that was typed but not applied is checked before anything is ordered', async () => {
    const place = vi.fn(() => placedOrder)
    await showCheckout({ 'orders.place': place })
    introduceOneself()
    await userEvent.type(field('Coupon code'), 'WELCOME10')
    await press('Place Order')
    expect(await screen.findByText(/We checked your coupon first/)).toBeDefined()
    expect(place).not.toHaveBeenCalled()
  })

  test('a coupon that runs out meanwhile is removed, and its field says why', async () => {
    const refuse = () => {
      throw { code: 'COUPON_INVALID', message: 'WELCOME10 has been used up' }
    }
    await showCheckout({ 'orders.place': refuse })
    introduceOneself()
    await userEvent.type(field('Coupon code'), 'WELCOME10{Enter}')
    await screen.findByText(/takes \$3.10 off/)
    await press('Place Order')
    expect(await screen.findByText('The code wasn’t applied. WELCOME10 has been used up.')).toBeDefined()
    expect(field('Coupon code').value).toBe('')
    expect(amount('Discount')).toBe('$0.00')
  })
})

describe('when something has changed meanwhile', () => {
  const today = {
    discountPercent: 0,
    stock: 5,
    optionGroups: [],
    attributes: {},
    category: { slug: 'breads' },
  }

  test('a new price is marked on its line before the order is sent', async () => {
    const place = vi.fn()
    const { lineActions } = await showCheckout({
      'orders.place': place,
      'products.list': () => ({
        products: [
          { ...today, slug: 'garlic-naan', price: 5 },
          { ...today, slug: 'maharaja-thali', price: 21.66 },
        ],
      }),
      'products.get': () => ({ ...today, price: 5 }),
    })
    expect(await screen.findByText('Garlic Naan is now $5.00.')).toBeDefined()
    expect(screen.queryByText(/Maharaja Thali is now/)).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Update price' }))
    expect(lineActions.onReprice).toHaveBeenCalledWith(
      'garlic-naan',
      expect.objectContaining({ price: 5 }),
      expect.objectContaining({ currency: 'CAD' }),
    )
    expect(place).not.toHaveBeenCalled()
  })

  test('without any free time no empty list of times is offered', async () => {
    await showCheckout({
      'orders.place': () => {
        throw { code: 'CLOSED', message: 'We have paused online orders for now.', nextTimes: [] }
      },
    })
    introduceOneself()
    await press('Place Order')
    expect((await screen.findByRole('alert')).textContent).toContain('We have paused online orders for now.')
    expect(screen.queryByRole('list', { name: 'Available pickup times' })).toBeNull()
  })

  test('a new price is marked on its line and can be accepted', async () => {
    const message = 'Garlic Naan is now $5.00'
    const { lineActions } = await showCheckout({
      'orders.place': () => {
        throw { code: 'PRICE_CHANGED', message, issues: [{ path: 'items.0.price', message }] }
      },
      'products.get': () => ({
        price: 5,
        discountPercent: 0,
        stock: 999,
        optionGroups: [],
        category: { slug: 'breads' },
      }),
    })
    introduceOneself()
    await press('Place Order')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    const [line] = screen.getAllByRole('listitem')
    await userEvent.click(await within(line as HTMLElement).findByRole('button', { name: 'Update price' }))
    expect(lineActions.onReprice).toHaveBeenCalledWith(
      'garlic-naan',
      expect.objectContaining({ price: 5 }),
      expect.objectContaining({ currency: 'CAD' }),
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place Order' }))
  })

  test('a changed tax is announced, shown with its total, and can be accepted by ordering', async () => {
    const message = 'PST is now 10%. Please look at your total again.'
    let percent = 5
    const place = vi.fn((_sent: OrderInput) => {
      percent = 10
      throw { code: 'PRICE_CHANGED', message, issues: [{ path: 'taxPercent', message }] }
    })
    const form = <CheckoutForm cart={[naan]} lineActions={{} as never} onPlaced={() => {}} />
    await showWithServer(<SettingsProvider>{form}</SettingsProvider>, {
      ...kitchen,
      'settings.site': () => ({
        ...sampleSettings,
        taxes: {
          areIncluded: false,
          list: [{ name: percent === 5 ? 'GST' : 'PST', percent, number: '', categories: null }],
        },
      }),
      'orders.place': place,
    })
    introduceOneself()
    await press('Place Order')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(await screen.findByText('PST 10%')).toBeDefined()
    await press('Place Order')
    expect(place.mock.calls.map(([sent]) => sent.taxPercent)).toEqual([5, 10])
  })

  test('guests choose among the ways to pay that are offered, also if one goes while they choose', async () => {
    saveChoices({ paymentMethod: 'upi' })
    const message = 'You can no longer pay in this way. Please choose another one.'
    let methods: (typeof sampleSettings)['payments']['methods'] = ['card', 'paypal']
    const place = vi.fn((_sent: OrderInput) => {
      methods = ['paypal']
      throw { code: 'VALIDATION', message, issues: [{ path: 'payment.method', message }] }
    })
    const form = <CheckoutForm cart={[naan]} lineActions={{} as never} onPlaced={() => {}} />
    await showWithServer(<SettingsProvider>{form}</SettingsProvider>, {
      ...kitchen,
      'settings.site': () => ({ ...sampleSettings, payments: { ...sampleSettings.payments, methods } }),
      'orders.place': place,
    })
    const radio = (name: RegExp) => screen.queryByRole<HTMLInputElement>('radio', { name })
    // What was chosen before is no longer offered: the first one is.
    await waitFor(() => expect(radio(/^UPI/)).toBeNull())
    expect([radio(/^Credit/)?.checked, radio(/^PayPal/)?.checked, radio(/^Cash/)]).toEqual([
      true,
      false,
      null,
    ])
    introduceOneself()
    await press('Place Order')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await waitFor(() => expect(radio(/^Credit/)).toBeNull())
    expect(radio(/^PayPal/)?.checked).toBe(true)
    await press('Place Order')
    expect(place.mock.calls.map(([sent]) => sent.payment.method)).toEqual(['card', 'paypal'])
  })

  test('if a dish runs short, the guest can take what is left', async () => {
    const message = 'Only 1 left of Garlic Naan'
    const { lineActions } = await showCheckout({
      'orders.place': () => {
        throw { code: 'OUT_OF_STOCK', message, issues: [{ path: 'items.0.quantity', message }] }
      },
      'products.get': () => ({
        price: 4.66,
        discountPercent: 0,
        stock: 1,
        optionGroups: [],
        category: { slug: 'breads' },
      }),
    })
    introduceOneself()
    await press('Place Order')
    await userEvent.click(await screen.findByRole('button', { name: 'Reduce to what’s left' }))
    expect(lineActions.onSetQuantity).toHaveBeenCalledWith('garlic-naan', 1)
  })

  test('a drink with alcohol asks for an ID where the order is placed', async () => {
    await showCheckout({
      'products.list': () => ({
        products: [{ ...today, slug: 'garlic-naan', price: 4.66, attributes: { abv: 4.8 } }],
      }),
    })
    expect(await screen.findByText(/to guests of 18 and over\. Please bring photo ID/)).toBeDefined()
  })

  test('a dish that is sold out is named before the order is sent, and can be removed', async () => {
    const { lineActions } = await showCheckout({
      'products.list': () => ({
        products: [
          { ...today, slug: 'garlic-naan', price: 4.66, stock: 0 },
          { ...today, slug: 'maharaja-thali', price: 21.66 },
        ],
      }),
    })
    expect(await screen.findByText('Garlic Naan is sold out.')).toBeDefined()
    expect(screen.queryByText('Maharaja Thali is sold out.')).toBeNull()
    await press('Remove Garlic Naan')
    expect(lineActions.onRemove).toHaveBeenCalledWith('garlic-naan')
  })

  test('who orders as soon as possible is not promised a time much later than the one shown', async () => {
    const place = vi.fn(
      (_input: OrderInput & { fulfillment: { noLaterThan?: string } }, _key: unknown): never => {
        throw { code: 'SLOT_FULL', message: 'The kitchen needs longer', nextTimes: [second.at] }
      },
    )
    let soonest = first
    await showCheckout({
      'orders.place': place,
      'pickup.spans': () => ({ now, asSoonAsPossible: soonest, spans: spansOf([first, second]) }),
    })
    introduceOneself()
    await screen.findByText(/Today, about 11:00 am/)
    soonest = { at: '2026-12-01T19:00:00.000Z', local: '2026-12-01T12:00' }
    await press('Place Order')
    expect(place.mock.lastCall?.[0].fulfillment).toEqual({
      type: 'pickup',
      noLaterThan: '2026-12-01T18:15:00.000Z',
    })
    // The new time is shown beside the reason, and announced where the guest decides.
    await screen.findByText(/Today, about 12:00 pm/)
    expect(
      within(screen.getByRole('region', { name: 'Order summary' })).getByText('Pickup today, about 12:00 pm')
        .role,
    ).toBe('status')
    expect(screen.getByRole('alert').textContent).toContain('The kitchen needs longer')

    await press('Place Order')
    expect(place.mock.lastCall?.[0].fulfillment).toMatchObject({ noLaterThan: '2026-12-01T19:15:00.000Z' })
  })

  test('instead of an unavailable time the next ones are offered', async () => {
    await showCheckout({
      'orders.place': () => {
        throw { code: 'CLOSED', message: 'The kitchen is closed then', nextTimes: ['2026-12-02T18:15:00Z'] }
      },
    })
    introduceOneself()
    await userEvent.click(await screen.findByRole('radio', { name: /At a later time/ }))
    await press('Place Order')
    await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow, 11:15 am' }))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pickup time' }).value).toBe(second.at)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Pickup tomorrow, 11:15 am')).toBeDefined()
  })
})
