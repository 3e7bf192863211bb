import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BookTableInput, Reservation, ReservationTimes } from '@tiffin/contract'
import { sampleSettings } from '@tiffin/restaurant/sample'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { BookingForm } from './booking-form.tsx'

const FIRST_DAY = '2026-12-01'
const LATER_DAY = '2026-12-04'
const clocks = ['18:00', '18:30', '19:00']
const instantOf = (day: string, clock: string) => `${day}T${clock}:00.000Z`

const timesOn = (day: string, taken: string[] = []): ReservationTimes => ({
  day,
  firstDay: FIRST_DAY,
  lastDay: '2027-01-30',
  isClosed: false,
  specialDay: null,
  times: clocks.map((clock) => ({
    at: instantOf(day, clock),
    local: `${day}T${clock}`,
    free: !taken.includes(clock),
  })),
  nextDay: null,
})

type Asked = { day?: string; partySize: number }
const asked: Asked[] = []
let taken: string[] = []
const sent: { input: BookTableInput; key: unknown }[] = []
const onBooked = vi.fn<(reservation: Reservation) => void>()

const server = {
  'reservations.times': (input: Asked) => {
    asked.push(input)
    return timesOn(input.day ?? FIRST_DAY, taken)
  },
  'reservations.book': (input: BookTableInput, key: unknown) => {
    sent.push({ input, key })
    return { _id: 'r1' }
  },
}
const show = (more: object = {}) =>
  showWithServer(<BookingForm onBooked={onBooked} />, { ...server, ...more })

beforeEach(() => {
  asked.length = 0
  sent.length = 0
  taken = []
  onBooked.mockClear()
})
afterEach(() => sessionStorage.clear())

const guests = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Guests' })
const day = () => screen.getByLabelText<HTMLInputElement>('Date')
const time = (clock: string) => screen.findByRole<HTMLInputElement>('radio', { name: clock })

async function chooseDay(value: string) {
  await userEvent.clear(day())
  await userEvent.type(day(), value)
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Juniper Testwell')
  await userEvent.type(screen.getByLabelText('Email'), 'juniper@example.com')
  await userEvent.type(screen.getByLabelText('Phone'), '780-555-0199')
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request this table' }))

test('the first day with a table for two is suggested', async () => {
  await show()
  await time('6:30 pm')
  expect(day().value).toBe(FIRST_DAY)
  expect(asked).toEqual([{ partySize: 2, day: undefined }])
})

test('another party size or day loads its own times, and the chosen time of day stays', async () => {
  await show()
  await userEvent.click(await time('6:30 pm'))
  await userEvent.selectOptions(guests(), '5')
  await waitFor(() => expect(asked.at(-1)).toEqual({ partySize: 5, day: FIRST_DAY }))
  await chooseDay(LATER_DAY)
  await waitFor(() => expect(asked.at(-1)).toEqual({ partySize: 5, day: LATER_DAY }))
  await waitFor(async () => expect((await time('6:30 pm')).value).toBe(instantOf(LATER_DAY, '18:30')))
  expect((await time('6:30 pm')).checked).toBe(true)
})

test('while another day is loading, none of the old day’s times can be chosen or sent', async () => {
  const answers: (() => void)[] = []
  await show({
    'reservations.times': ({ day: wanted = FIRST_DAY }: Asked) =>
      wanted === LATER_DAY
        ? new Promise<ReservationTimes>((resolve) => {
            answers.push(() => resolve(timesOn(LATER_DAY)))
          })
        : timesOn(wanted),
  })
  await userEvent.click(await time('6:30 pm'))
  await fillIn()
  await chooseDay(LATER_DAY)
  await waitFor(() => expect(answers).not.toHaveLength(0))
  expect(screen.queryByRole('radio')).toBeNull()
  await submit()
  expect(await screen.findByText('Choose a time')).toBeDefined()
  expect(sent).toEqual([])

  for (const answer of answers) answer()
  expect((await time('6:30 pm')).checked).toBe(true)
  await submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.input.startsAt).toBe(instantOf(LATER_DAY, '18:30'))
})

test('changing the party size on the same day keeps the old times visible until the new ones load', async () => {
  await show({
    'reservations.times': ({ partySize }: Asked) =>
      partySize === 5 ? new Promise<ReservationTimes>(() => {}) : timesOn(FIRST_DAY),
  })
  await time('6:30 pm')
  await userEvent.selectOptions(guests(), '5')
  expect(await time('6:30 pm')).toBeDefined()
})

test('without a date nothing is sent, whatever was chosen before', async () => {
  await show()
  await chooseDay(LATER_DAY)
  await userEvent.click(await screen.findByDisplayValue(instantOf(LATER_DAY, '18:30')))
  await fillIn()
  await userEvent.clear(day())
  await waitFor(async () => expect((await time('6:30 pm')).value).toBe(instantOf(FIRST_DAY, '18:30')))
  await submit()
  expect(await screen.findByText('Choose a date')).toBeDefined()
  expect(document.activeElement).toBe(day())
  expect(sent).toEqual([])
})

test('the choices survive a reload, including the time, which loads later than the fields', async () => {
  await show()
  await time('7:00 pm')
  await userEvent.selectOptions(guests(), '4')
  await chooseDay(LATER_DAY)
  await waitFor(async () => expect((await time('7:00 pm')).value).toBe(instantOf(LATER_DAY, '19:00')))
  await userEvent.click(await time('7:00 pm'))
  await userEvent.type(screen.getByLabelText('Name'), 'Juniper')
  cleanup()
  asked.length = 0

  await show()
  expect([guests().value, day().value]).toEqual(['4', LATER_DAY])
  await waitFor(() => expect(asked.at(-1)).toEqual({ partySize: 4, day: LATER_DAY }))
  await waitFor(async () => expect((await time('7:00 pm')).checked).toBe(true))
  expect((await time('7:00 pm')).value).toBe(instantOf(LATER_DAY, '19:00'))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Juniper')
})

test('a chosen time that is taken meanwhile is cleared, and the page says so', async () => {
  await show()
  await userEvent.click(await time('7:00 pm'))
  cleanup()
  taken = ['19:00']
  await show()
  expect(await screen.findByText(/is no longer available/)).toBeDefined()
  expect(screen.queryByRole('radio', { name: '7:00 pm' })).toBeNull()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test('a table is requested with everything entered', async () => {
  await show()
  await userEvent.click(await time('6:30 pm'))
  await fillIn()
  await submit()
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(sent).toEqual([
    {
      input: {
        partySize: 2,
        startsAt: instantOf(FIRST_DAY, '18:30'),
        name: 'Juniper Testwell',
        email: 'juniper@example.com',
        phone: '780-555-0199',
        notes: '',
        form: { honeypot: '', openMs: expect.any(Number) as number },
      },
      key: expect.any(String) as string,
    },
  ])
})

test('if another guest was faster, the times say so and are refetched', async () => {
  await show({
    'reservations.book': () => {
      taken = ['18:30']
      const message = 'There is no table for 2 left at that time.'
      throw { code: 'SLOT_FULL', message, issues: [{ path: 'startsAt', message }] }
    },
  })
  await userEvent.click(await time('6:30 pm'))
  await fillIn()
  await submit()
  const times = within(screen.getByRole('group', { name: /^Time/ }))
  expect(await times.findByText(/There is no table for 2 left/)).toBeDefined()
  await waitFor(() => expect(times.queryByRole('radio', { name: '6:30 pm' })).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Juniper Testwell')
})

test('the gratuity is mentioned as soon as the party is ten', async () => {
  await show()
  await userEvent.selectOptions(guests(), '9')
  expect(screen.queryByText(/14%/)).toBeNull()
  await userEvent.selectOptions(guests(), '10')
  expect(screen.getByText(/14%/)).toBeDefined()
})

test('a party that is too large is asked to call, and no times are loaded', async () => {
  await show()
  await time('6:30 pm')
  const before = asked.length
  await userEvent.selectOptions(guests(), `More than ${sampleSettings.tables.seatsPerSlot}`)
  expect(screen.getByRole('link', { name: /Call us/ }).getAttribute('href')).toBe(
    `tel:${sampleSettings.contact.phone.tel}`,
  )
  expect(screen.queryByRole('button', { name: 'Request this table' })).toBeNull()
  expect(asked).toHaveLength(before)
})

test('a closed day says why, and suggests another', async () => {
  await show({
    'reservations.times': ({ day: wanted }: Asked) =>
      wanted === LATER_DAY
        ? timesOn(LATER_DAY)
        : { ...timesOn(FIRST_DAY), isClosed: true, specialDay: 'Stocktaking', times: [], nextDay: LATER_DAY },
  })
  expect(await screen.findByText(/Stocktaking/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'See Friday, December 4' }))
  expect((await time('6:30 pm')).value).toBe(instantOf(LATER_DAY, '18:30'))
  expect(day().value).toBe(LATER_DAY)
  cleanup()
  // The draft has it, too.
  await show()
  expect(day().value).toBe(LATER_DAY)
})

test('times that cannot be loaded can be requested again', async () => {
  let isDown = true
  await show({
    'reservations.times': () => {
      if (isDown) throw { code: 'VALIDATION', message: 'No' }
      return timesOn(FIRST_DAY)
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await time('6:30 pm')).toBeDefined()
})
