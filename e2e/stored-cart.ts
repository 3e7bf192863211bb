import type { Page } from './journey.ts'

export interface StoredLine {
  slug: string
  title: string
  price: number
  quantity: number
}

export const samosa = { slug: 'samosa', title: 'Samosa', price: 5.66, quantity: 1 } satisfies StoredLine
export const naan = {
  slug: 'garlic-naan',
  title: 'Garlic Naan',
  price: 4.66,
  quantity: 1,
} satisfies StoredLine

/** Fills the browser's storage before the first page, as an earlier visit would have. */
export async function startWith(
  page: Page,
  stored: { cart?: unknown; wishlist?: unknown; token?: unknown; user?: unknown },
) {
  await page.addInitScript((entries) => {
    // Only once, so that the guest's later changes are not overwritten.
    for (const [key, value] of entries) {
      if (localStorage.getItem(`planted ${key}`) !== null) continue
      localStorage.setItem(`planted ${key}`, 'yes')
      localStorage.setItem(key, value)
    }
  }, toEntries(stored))
}

const toEntries = (stored: Record<string, unknown>) =>
  Object.entries(stored).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
