import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PrintHere } from './print-here.tsx'
import { samplePicture, samplePrinter } from './sample-printer.ts'

/** A browser that loads pictures and prints without asking; collects what came out. */
function usePaper() {
  const paper: string[] = []
  const printing = setInterval(() => {
    const page = document.querySelector('iframe')?.contentWindow
    const picture = page?.document.querySelector('img')
    if (!page || !picture) return
    page.print = () => {
      paper.push(picture.src)
      page.dispatchEvent(new Event('afterprint'))
    }
    picture.dispatchEvent(new Event('load'))
  })
  return { paper, restore: () => clearInterval(printing) }
}

test('a board prints what waits for the printer that was chosen, and says that it did', async () => {
  const tickets = ['t1', 't2']
  const confirmed: unknown[] = []
  const { paper, restore } = usePaper()
  const picture = samplePicture(576, 800, '80mm')
  await showWithServer(
    <MantineScope>
      <PrintHere />
    </MantineScope>,
    {
      'printers.list': () => [samplePrinter],
      'printers.take': () => {
        const _id = tickets.shift()
        return { ticket: _id === undefined ? null : { _id, picture } }
      },
      'tickets.confirm': (input: unknown) => {
        confirmed.push(input)
        return { done: true }
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Print here' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: samplePrinter.name }))
  await vi.waitFor(() => expect(confirmed).toEqual([{ id: 't1' }, { id: 't2' }]))
  expect(paper).toHaveLength(2)
  restore()
  expect(screen.getByRole('button', { name: `Printing: ${samplePrinter.name}` })).toBeDefined()
})

test('a ticket that cannot be laid out is told, and the next one is printed', async () => {
  localStorage.setItem('tiffin-board-printer', JSON.stringify(samplePrinter._id))
  const tickets = ['broken', 'sound']
  const confirmed: unknown[] = []
  const picture = samplePicture(576, 800, '80mm')
  await showWithServer(
    <MantineScope>
      <PrintHere />
    </MantineScope>,
    {
      'printers.list': () => [samplePrinter],
      'printers.take': () => {
        const _id = tickets.shift()
        return { ticket: _id === undefined ? null : { _id, picture } }
      },
      'tickets.confirm': (input: unknown) => {
        confirmed.push(input)
        return { done: true }
      },
    },
  )
  const image = await vi.waitUntil(() =>
    document.querySelector('iframe')?.contentDocument?.querySelector('img'),
  )
  image.dispatchEvent(new Event('error'))
  const { restore } = usePaper()
  await vi.waitFor(() => expect(confirmed).toEqual([{ id: 'sound' }]))
  restore()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1 ticket could not be printed here/)
  localStorage.clear()
})

test('a board whose printer was removed prints no more', async () => {
  localStorage.setItem('tiffin-board-printer', '"gone"')
  await showWithServer(
    <MantineScope>
      <PrintHere />
    </MantineScope>,
    {
      'printers.list': () => [samplePrinter],
      'printers.take': () => {
        throw { code: 'NOT_FOUND', message: 'Printer not found' }
      },
    },
  )
  await vi.waitFor(() => expect(localStorage.getItem('tiffin-board-printer')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Print here' })).toBeDefined()
})

test('a board prints nothing while another tab of its device does', async () => {
  localStorage.setItem('tiffin-board-printer', JSON.stringify(samplePrinter._id))
  const asked = vi.fn(async (_name: string, _options: object, work: (lock: null) => unknown) => work(null))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request: asked } }))
  const take = vi.fn(() => ({ ticket: null }))
  await showWithServer(
    <MantineScope>
      <PrintHere />
    </MantineScope>,
    { 'printers.list': () => [samplePrinter], 'printers.take': take },
  )
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  vi.unstubAllGlobals()
  expect(take).not.toHaveBeenCalled()
})

test('without printers there is nothing to choose', async () => {
  const list = vi.fn(() => [])
  await showWithServer(
    <MantineScope>
      <PrintHere />
    </MantineScope>,
    { 'printers.list': list },
  )
  await vi.waitFor(() => expect(list).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})
