import { sampleSettings } from '@tiffin/restaurant/sample'
import { expect, test } from 'vitest'
import { docsPage } from './docs/docs.ts'
import { errorPage, unavailablePage } from './pages/error-pages.ts'

const named = (name: string) => ({
  ...sampleSettings,
  identity: { ...sampleSettings.identity, name },
})

test('a restaurant whose settings were never read is not called by another one’s name', () => {
  const html = unavailablePage(null)
  expect(html).toContain('<title>Back in a moment</title>')
  expect(html).not.toMatch(/Masala|tel:|<a href="\/">/)
})

test('an error page is in the language of the restaurant', () => {
  const region = { ...sampleSettings.region, locale: 'en-GB' }
  expect(errorPage({ ...sampleSettings, region })).toContain('<html lang="en-GB">')
})

test('a name with quotes and angle brackets is shown as it is', () => {
  const house = named('The "Hungry" <Cook>')
  expect(errorPage(house)).toContain('<a href="/">The &quot;Hungry&quot; &lt;Cook></a>')
  const assets = { styles: [], library: '', start: '', fonts: [], style: '' }
  expect(docsPage(assets, house)).toContain(
    'content="Read and try every endpoint of the The &quot;Hungry&quot; &lt;Cook> API."',
  )
})
