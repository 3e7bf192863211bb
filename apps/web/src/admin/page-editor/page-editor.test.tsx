import type { EditedPage, PageContent } from '@tiffin/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { samplePages } from '@tiffin/restaurant/sample'
import { expect, test, vi } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { MantineScope } from '../../ui/mantine-scope.tsx'
import { PageEditor } from './page-editor.tsx'

const path = '/about'
const content = samplePages[path] as PageContent

const page = {
  path,
  content,
  title: content.title,
  version: 1,
  draftKey: 'key',
  earlier: [],
} as unknown as EditedPage

const title = () => screen.getByLabelText<HTMLInputElement>('Title')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' })

test('what is typed while the draft is being saved stays, and is saved by the next press', async () => {
  const sent: { content: PageContent; version: number }[] = []
  const first = Promise.withResolvers<void>()
  await showWithServer(
    <MantineScope>
      <PageEditor path={path} onClose={vi.fn()} />
    </MantineScope>,
    {
      'pages.read': () => page,
      'pages.save': async (input: { content: PageContent; version: number }) => {
        sent.push(input)
        if (sent.length === 1) await first.promise
        return { ...page, content: input.content, version: input.version + 1 }
      },
    },
  )
  await userEvent.type(await screen.findByLabelText('Title'), ' one')
  await userEvent.click(save())
  await userEvent.type(title(), ' two')
  first.resolve()
  await vi.waitFor(() => expect(save().hasAttribute('data-loading')).toBe(false))
  expect(title().value).toBe(`${content.title} one two`)
  await userEvent.click(save())
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ content: { title: said }, version }) => [said, version])).toEqual([
    [`${content.title} one`, 1],
    [`${content.title} one two`, 2],
  ])
  await vi.waitFor(() => expect(save().disabled).toBe(true))
})
