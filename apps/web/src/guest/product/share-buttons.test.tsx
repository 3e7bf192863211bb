import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButtons } from './share-buttons.tsx'

const press = async (name: string) => {
  const user = userEvent.setup()
  await navigator.clipboard.writeText('what was there before')
  render(<ShareButtons title="Samosa" />)
  await user.click(screen.getByRole('button', { name }))
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('a device that can share opens its share sheet', async () => {
  const share = vi.fn(async () => {})
  Object.assign(navigator, { share })
  await press('Share')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Samosa', url: window.location.origin + '/' })
})

test('any other device copies the link', async () => {
  await press('Share')
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + '/')
})

test('if a guest closes the share sheet, nothing is copied', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('Share canceled', 'AbortError')
  })
  Object.assign(navigator, { share })
  await press('Share')
  expect(await navigator.clipboard.readText()).toBe('what was there before')
})

test('without a clipboard API the link is copied the old way', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  let copied = ''
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value
    return true
  }
  render(<ShareButtons title="Samosa" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await expect.poll(() => copied).toBe(window.location.origin + '/')
  expect(document.querySelector('textarea')).toBeNull()
})
