import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MantineScope } from '../mantine-scope.tsx'
import { JobProgress } from './job-progress.tsx'

const show = (part: number | null, onStop?: () => void) =>
  render(
    <MantineScope>
      <JobProgress label="Writing" part={part} onStop={onStop} />
    </MantineScope>,
  )
const bar = () => screen.getByRole('progressbar', { name: 'Writing' })

test('a job shows how much of it is done', () => {
  show(0.458)
  expect(bar().getAttribute('aria-valuenow')).toBe('45')
})

test('if the total is unknown, no number is made up', () => {
  show(null)
  expect(bar().getAttribute('aria-valuenow')).toBeNull()
})

test('a job is stopped with one click, if it can be', async () => {
  const onStop = vi.fn()
  const { unmount } = show(0.5, onStop)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
  unmount()
  show(0.5)
  expect(screen.queryByRole('button')).toBeNull()
})
