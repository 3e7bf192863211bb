import { afterEach, expect, test, vi } from 'vitest'
import { printPicture } from './print-picture.ts'
import { samplePicture } from './sample-printer.ts'

const frame = () => document.querySelector('iframe')

afterEach(() => frame()?.remove())

test.each([
  [576, '80mm', 'size: 80mm 102mm', 'width: 72mm'],
  [384, '58mm', 'size: 58mm 102mm', 'width: 48mm'],
] as const)('the page of a picture %i dots wide is as wide as the paper', (width, paper, size, column) => {
  const picture = samplePicture(width, 800, paper)
  void printPicture(picture)
  const page = frame()?.srcdoc
  for (const part of [size, column, `src="data:image/png;base64,${picture.base64}"`])
    expect(page).toContain(part)
})

test('only the frame is printed, and it is removed afterwards', async () => {
  const page = Object.assign(new EventTarget(), { print: vi.fn() })
  const window = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page as never)
  const printed = printPicture(samplePicture(576, 800, '80mm'))
  frame()?.dispatchEvent(new Event('load'))
  expect(page.print).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('afterprint'))
  expect(frame()).toBeNull()
  await printed
  window.mockRestore()
})
