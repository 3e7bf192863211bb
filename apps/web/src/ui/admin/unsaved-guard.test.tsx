import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
// oxlint-disable-next-line no-restricted-imports -- any schema of a form will do
import { saveCategoryInput } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useRecordForm } from '../../lib/forms/use-record-form.ts'
import { MantineScope } from '../mantine-scope.tsx'
import { RecordForm } from './record-page.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

function PlainForm() {
  const form = useForm({ initialValues: { name: 'Soup' } })
  return (
    <>
      <UnsavedGuard form={form} />
      <input aria-label="Name" {...form.getInputProps('name')} />
    </>
  )
}

const draftOf = (name: string | null) => ({ name: name ?? '', emoji: '🍲', slug: 'soup' })

/** Meanwhile someone else has renamed it to Soups. */
function CategoryForm() {
  const record = useRecordForm({
    original: 'Soup',
    draftOf,
    read: (draft) => draft,
    schema: saveCategoryInput,
    save: () => Promise.reject(Object.assign(new Error(), conflict)),
    loadNewest: () => Promise.resolve('Soups'),
    refresh: () => Promise.resolve(),
    onSaved: () => {},
    fallback: 'Failed to save category',
    fieldNames: { name: 'Name' },
  })
  return (
    <RecordForm record={record} submitLabel="Save">
      <input aria-label="Name" {...record.form.getInputProps('name')} />
    </RecordForm>
  )
}

const conflict = { data: { body: { code: 'CONFLICT', message: 'It was changed by someone else' } } }

/** The form, with something typed into it, and a page that has not loaded until `load` is called. */
async function typeInto(component: () => ReactNode) {
  const { promise, resolve: load } = Promise.withResolvers<void>()
  const rootRoute = createRootRoute()
  const getParentRoute = () => rootRoute
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute, path: '/', component }),
    createRoute({ getParentRoute, path: '/next', loader: () => promise, component: () => 'The next page' }),
  ])
  const history = createMemoryHistory()
  const router = createRouter({ routeTree, history })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    { wrapper: MantineScope },
  )
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await userEvent.type(field, ' of the day')
  return { history, field, load }
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const forms = [
  ['a form', PlainForm],
  ['a record’s form', CategoryForm],
] as const

test.each(forms)('%s keeps what was typed when the user stays', async (_name, form) => {
  const { history, field } = await typeInto(form)
  history.push('/next')
  await question()
  await press('Stay here')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(history.location.pathname).toBe('/')
  expect(field.value).toBe('Soup of the day')
})

test.each(forms)(
  '%s that was discarded does not ask again while the next page loads',
  async (_name, form) => {
    const { history, field, load } = await typeInto(form)
    history.push('/next')
    await question()
    await press('Discard changes')
    await waitFor(() => expect(history.location.pathname).toBe('/next'))
    expect(field.value).toBe('Soup')
    history.push('/')
    await waitFor(() => expect(history.location.pathname).toBe('/'))
    // The question fades away: pressed once more, its button would do nothing.
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field)

    await userEvent.type(field, 's')
    history.push('/next')
    await question()
    await press('Discard changes')
    load()
    expect(await screen.findByText('The next page')).toBeDefined()
  },
)

test('after someone else’s version was taken there is nothing to lose', async () => {
  const { history, field } = await typeInto(CategoryForm)
  await press('Save')
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(field.value).toBe('Soups')
  history.push('/next')
  await waitFor(() => expect(history.location.pathname).toBe('/next'))
})

test('after a failed attempt to keep one’s own version, discarding leaves the newer one', async () => {
  const { history, field } = await typeInto(CategoryForm)
  await press('Save')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
  history.push('/next')
  await question()
  await press('Discard changes')
  expect(field.value).toBe('Soups')
})
