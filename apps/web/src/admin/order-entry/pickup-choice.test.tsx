import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PickupChoice } from './pickup-choice.tsx'

const at = (clock: string) => ({ at: `2026-01-07T${clock}:00.000Z`, local: `2026-01-07T${clock}` })
const fryer = (leftMinutes: number) => ({ name: 'Fryer', leftMinutes, ofMinutes: 20 })
const tandoor = { name: 'Tandoor', leftMinutes: 15, ofMinutes: 15 }

const server = {
  'pickup.room': () => ({
    now: at('17:50'),
    windows: [
      { ...at('18:00'), stations: [fryer(0), tandoor] },
      { ...at('18:15'), stations: [fryer(7.5), tandoor] },
    ],
  }),
  'pickup.spans': () => ({
    now: at('17:50'),
    asSoonAsPossible: at('18:15'),
    spans: [{ ...at('18:15'), count: 2, everyMinutes: 15 }],
    isOpen: true,
    pausedUntil: null,
    pausedUntilLocal: null,
    busyMinutes: 0,
    busyUntil: null,
    busyUntilLocal: null,
  }),
}

function Choice({ onChange }: { onChange: (chosen: object) => void }) {
  const times = usePickupTimes([], { isWanted: true })
  return (
    <PickupChoice times={times} pickupAt={null} overrides={false} error={undefined} onChange={onChange} />
  )
}

test('what the busiest station has left is in sight; a time that is not free is a manager’s to give', async () => {
  const handleChange = vi.fn()
  await showWithServer(
    <MantineScope>
      <Choice onChange={handleChange} />
    </MantineScope>,
    server,
  )
  const full = await screen.findByRole('button', { name: /Fryer full/ })
  const free = await screen.findByRole('button', { name: /Fryer 7\.5 min/ })
  await vi.waitFor(() => expect(free).toHaveProperty('disabled', false))
  expect(full).toHaveProperty('disabled', true)
  expect(screen.queryByRole('option', { name: 'Another time today…' })).toBeNull()
  await userEvent.click(free)
  expect(handleChange).toHaveBeenCalledWith({ pickupAt: '2026-01-07T18:15:00.000Z', overrides: false })
  await userEvent.selectOptions(screen.getByLabelText('Pickup'), '2026-01-07T18:30:00.000Z')
  expect(handleChange).toHaveBeenLastCalledWith({ pickupAt: '2026-01-07T18:30:00.000Z', overrides: false })
})
