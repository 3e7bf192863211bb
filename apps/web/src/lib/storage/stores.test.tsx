import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, test, vi } from 'vitest'
import { createLocalStorageStore, useStored } from './stores.ts'

const parseNames = (raw: unknown) =>
  Array.isArray(raw) ? raw.filter((name): name is string => typeof name === 'string') : []

const createNames = () => createLocalStorageStore<string[]>({ key: 'names', empty: [], parse: parseNames })

function writeInAnotherTab(value: string | null) {
  if (value === null) window.localStorage.removeItem('names')
  else window.localStorage.setItem('names', value)
  window.dispatchEvent(new StorageEvent('storage', { key: 'names', newValue: value }))
}

function Names({ names }: { names: ReturnType<typeof createNames> }) {
  return <p>{useStored(names).join(', ') || 'nobody'}</p>
}

describe('a stored value', () => {
  test('is there again after a reload', () => {
    createNames().set(['Asha'])
    expect(createNames().get()).toEqual(['Asha'])
  })

  test('keeps its identity until it changes, to prevent an endless render loop', () => {
    const names = createNames()
    names.set(['Asha'])
    expect(names.get()).toBe(names.get())
  })

  test.each(['{"half":', 'null', '"text"', '7', '{"slug":1}'])('survives corrupted content: %s', (damage) => {
    window.localStorage.setItem('names', damage)
    expect(createNames().get()).toEqual([])
  })

  test('keeps the readable part of corrupted content', () => {
    window.localStorage.setItem('names', '["Asha", 7, null, "Ravi"]')
    expect(createNames().get()).toEqual(['Asha', 'Ravi'])
  })

  test('builds on what another tab has written meanwhile', () => {
    const names = createNames()
    names.set(['Asha'])
    window.localStorage.setItem('names', '["Asha","Ravi"]')
    names.update((current) => [...current, 'Meera'])
    expect(createNames().get()).toEqual(['Asha', 'Ravi', 'Meera'])
  })

  test('lasts as long as the page when the storage is full, and is saved once there is room', () => {
    const names = createNames()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    names.set(['Asha'])
    expect(names.get()).toEqual(['Asha'])
    full.mockRestore()
    names.update((current) => [...current, 'Ravi'])
    expect(createNames().get()).toEqual(['Asha', 'Ravi'])
  })

  test('is empty where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(createNames().get()).toEqual([])
  })
})

describe('a component that shows a stored value', () => {
  test('follows this tab and other tabs', () => {
    const names = createNames()
    render(<Names names={names} />)
    expect(screen.getByText('nobody')).toBeDefined()
    act(() => names.set(['Asha']))
    expect(screen.getByText('Asha')).toBeDefined()
    act(() => writeInAnotherTab('["Ravi"]'))
    expect(screen.getByText('Ravi')).toBeDefined()
    act(() => writeInAnotherTab(null))
    expect(screen.getByText('nobody')).toBeDefined()
  })

  test('hydrates with the empty value that the server rendered, then shows what is stored', async () => {
    const names = createNames()
    names.set(['Asha'])
    const root = document.createElement('div')
    root.innerHTML = renderToString(<Names names={names} />)
    expect(root.textContent).toBe('nobody')
    const mismatch = vi.fn()
    await act(async () => {
      hydrateRoot(root, <Names names={names} />, { onRecoverableError: mismatch })
    })
    expect(root.textContent).toBe('Asha')
    expect(mismatch).not.toHaveBeenCalled()
  })
})
