import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DietFilter } from './diet-filter.tsx'

function show(search = {}) {
  const onFilter = vi.fn()
  const filter = (next: object) => <DietFilter action="/menu" search={next} onFilter={onFilter} />
  const { rerender } = render(filter(search))
  return { onFilter, follow: (next: object) => rerender(filter(next)) }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a box that is ticked filters at once, with the others', async () => {
  const { onFilter } = show({ diet: 'vegan' })
  await userEvent.click(box('tree nuts'))
  expect(onFilter).toHaveBeenLastCalledWith({ diet: 'vegan', without: 'tree-nuts' })
  await userEvent.click(box('vegan'))
  expect(onFilter).toHaveBeenLastCalledWith({ diet: undefined, without: 'tree-nuts' })
})

test('what is ticked can be read without opening it', () => {
  show({ diet: 'vegan,dairy-free', without: 'milk,tree-nuts' })
  expect(screen.getByText(/^:/).parentElement?.textContent).toBe(
    'Diets and allergens: vegan, dairy-free, without milk, tree nuts',
  )
})

test('the boxes follow the address', () => {
  const { follow } = show({ without: 'eggs' })
  follow({ without: 'fish' })
  expect([box('eggs').checked, box('fish').checked]).toEqual([false, true])
})

test('all priority allergens can be left out, and the kitchen’s warning stands below', () => {
  show()
  const boxes = within(screen.getByRole('group', { name: 'Leave out dishes with', hidden: true }))
  expect(boxes.getAllByRole('checkbox', { hidden: true })).toHaveLength(11)
  expect(screen.getByText(/handles all priority allergens/)).toBeDefined()
})
