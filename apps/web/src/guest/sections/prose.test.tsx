import { expect, test } from 'vitest'
import { showWithServer } from '../../lib/api/show-with-server.tsx'
import { Prose } from './prose.tsx'

const show = async (text: string) => (await showWithServer(<Prose text={text} />, {})).container

test('HTML in Markdown is shown as it is written, and does nothing', async () => {
  const container = await show(
    'Our *house* rules <b>bold</b> <img src="x" onerror="alert(1)">\n\n<script>alert(2)</script>\n\n<iframe src="https://example.com"></iframe>',
  )
  expect(container.querySelector('script, img, iframe, b')).toBeNull()
  expect(container.querySelector('em')?.textContent).toBe('house')
  expect(container.textContent).toContain('<script>alert(2)</script>')
  expect(container.textContent).toContain('onerror="alert(1)"')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
])('a link to %s leads nowhere', async (href) => {
  const container = await show(`[Press](${href}) or ![see](${href})`)
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.filter((each) => /script|data/i.test(each))).toEqual([])
  expect(container.querySelector('img')).toBeNull()
})
