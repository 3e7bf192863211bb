import type { SettingsState } from '@tiffin/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSampleSettings } from '@tiffin/restaurant/sample'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { SectionForm } from './settings.tsx'

const state: SettingsState = { settings: allSampleSettings, edits: [] }

const field = () => screen.getByLabelText<HTMLInputElement>('Phone number')

async function save(change: () => Promise<SettingsState>) {
  await showWithServer(
    <MantineScope>
      <SectionForm section="contact" state={state} />
    </MantineScope>,
    { 'settings.preview': () => ({ affected: [] }), 'settings.change': change },
  )
  await userEvent.clear(field())
  await userEvent.type(field(), '780-555-0199')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

test('while a section is being saved nothing can be typed that its answer would undo', async () => {
  const { promise, resolve } = Promise.withResolvers<SettingsState>()
  await save(() => promise)
  expect(field().matches(':disabled')).toBe(true)
  const phone = { display: '780-555-0199', tel: '+17805550199' }
  const contact = { ...allSampleSettings.contact, phone }
  resolve({ ...state, settings: { ...allSampleSettings, contact } })
  await vi.waitFor(() => expect(field().matches(':disabled')).toBe(false))
  expect(field().value).toBe('780-555-0199')
})

test('what could not be saved can be typed on', async () => {
  await save(() => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByText('The settings were not saved')
  expect([field().matches(':disabled'), field().value]).toEqual([false, '780-555-0199'])
})
