import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UPLOAD_LIMIT_BYTES } from '@tiffin/contract'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { FakeXhr } from '../../lib/api/fake-xhr.ts'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PictureUpload } from './picture-upload.tsx'

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  FakeXhr.last = null
})
afterEach(() => vi.unstubAllGlobals())

/** The current upload, once there is one. */
async function onItsWay(): Promise<FakeXhr> {
  await screen.findByRole('progressbar')
  return FakeXhr.last as FakeXhr
}

const onBusyChange = vi.fn()

function Form() {
  const [url, setUrl] = useState('')
  return (
    <MantineScope>
      <PictureUpload url={url} onUploaded={setUrl} onBusyChange={onBusyChange} />
      <output>{url}</output>
    </MantineScope>
  )
}

const picture = new File(['crisp'], 'samosa.png', { type: 'image/png' })
const other = new File(['crisper'], 'other.png', { type: 'image/png' })
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement

async function choose(file: File) {
  await userEvent.upload(picker(), file, { applyAccept: false })
}

test('the drop zone has a name, says what is allowed, and can be reached by keyboard', async () => {
  await showWithServer(<Form />, {})
  const place = screen.getByRole('button', { name: 'Choose a picture' })
  expect(document.getElementById(place.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'JPEG, PNG, WebP or AVIF, up to 10 MB.',
  )
  const open = vi.spyOn(picker(), 'click')
  await userEvent.tab()
  expect(document.activeElement).toBe(place)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(open).toHaveBeenCalledOnce())
})

test('the progress is shown, and the response contains the address', async () => {
  await showWithServer(<Form />, {})
  await choose(picture)
  const sent = await onItsWay()
  expect(sent.address).toBe('POST /api/pictures')
  expect(sent.body?.get('file')).toMatchObject({ name: 'samosa.png' })
  act(() => sent.progress(456, 1000))
  expect(screen.getByRole('progressbar', { name: 'Uploading: 45%' }).getAttribute('aria-valuenow')).toBe('45')
  act(() => sent.progress(1000, 1000))
  expect(screen.getByText('Processing the picture…')).toBeDefined()
  expect(onBusyChange).toHaveBeenLastCalledWith(true)
  sent.answer(201, { url: '/uploads/a/9.webp' })
  expect(await screen.findByText('/uploads/a/9.webp')).toBeDefined()
  expect(screen.getByText(/Picture uploaded/)).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(onBusyChange).toHaveBeenLastCalledWith(false)
})

test('the server’s error message is shown until the next picture is chosen', async () => {
  await showWithServer(<Form />, {})
  await choose(picture)
  const sent = await onItsWay()
  sent.answer(400, { code: 'VALIDATION', message: 'This picture is damaged' })
  expect((await screen.findByRole('alert')).textContent).toContain('This picture is damaged')
  await choose(other)
  await onItsWay()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a missing response is reported too, and the same picture can be resent with one click', async () => {
  await showWithServer(<Form />, {})
  await choose(picture)
  const sent = await onItsWay()
  sent.end('error')
  expect((await screen.findByRole('alert')).textContent).toContain('did not arrive')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(FakeXhr.last).not.toBe(sent))
  const again = await onItsWay()
  expect(again.body?.get('file')).toMatchObject({ name: 'samosa.png' })
  again.answer(201, { url: '/uploads/a/9.webp' })
  expect(await screen.findByText('/uploads/a/9.webp')).toBeDefined()
})

test.each([
  ['a text', new File(['crisp'], 'menu.txt', { type: 'text/plain' }), /We can’t use this file/],
  [
    'too large a picture',
    new File([new Uint8Array(UPLOAD_LIMIT_BYTES + 1)], 'big.png', { type: 'image/png' }),
    /larger than 10 MB/,
  ],
])('%s is not even sent', async (_what, file, says) => {
  await showWithServer(<Form />, {})
  await choose(file)
  expect((await screen.findByRole('alert')).textContent).toMatch(says)
  expect(FakeXhr.last).toBeNull()
})

test('an upload can be stopped, and leaves nothing behind', async () => {
  await showWithServer(<Form />, {})
  await choose(picture)
  const sent = await onItsWay()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(sent.isAborted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another picture replaces the one being uploaded', async () => {
  await showWithServer(<Form />, {})
  await choose(picture)
  const first = await onItsWay()
  await choose(other)
  await waitFor(() => expect(FakeXhr.last).not.toBe(first))
  expect(first.isAborted).toBe(true)
  const second = await onItsWay()
  second.answer(201, { url: '/uploads/b/9.webp' })
  expect(await screen.findByText('/uploads/b/9.webp')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
