// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { printPicture } from '../../domain/admin/print-picture.ts'
import { samplePicture } from './sample-printer.ts'

const frame = () => document.querySelector('iframe')
const inFrame = (selector: string) => frame()?.contentDocument?.querySelector(selector)

afterEach(() => frame()?.remove())

test.each([
  [576, '80mm', 'size: 80mm 102mm', 'width: 72mm'],
  [384, '58mm', 'size: 58mm 102mm', 'width: 48mm'],
] as const)(
  'the page of a picture %i dots wide is as wide as the paper',
  async (width, paper, size, column) => {
    const picture = samplePicture(width, 800, paper)
    void printPicture(picture)
    const image = await vi.waitUntil(() => inFrame('img'))
    expect(image.getAttribute('src')).toBe(`data:image/png;base64,${picture.base64}`)
    for (const part of [size, column]) expect(inFrame('style')?.textContent).toContain(part)
  },
)

test('a picture that the browser never loads is given up, and its frame removed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failed = printPicture(samplePicture(576, 800, '80mm')).catch(String)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await failed).toContain('could not be printed')
  expect(frame()).toBeNull()
  vi.useRealTimers()
})

test('only the frame is printed, once its picture is there, and it is removed afterwards', async () => {
  const printed = printPicture(samplePicture(576, 800, '80mm'))
  const image = await vi.waitUntil(() => inFrame('img'))
  const page = frame()?.contentWindow as Window
  const print = vi.spyOn(page, 'print').mockReturnValue()
  expect(print).not.toHaveBeenCalled()
  image.dispatchEvent(new Event('load'))
  expect(print).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('afterprint'))
  await printed
  expect(frame()).toBeNull()
})
