import type { LogEntry } from '@tiffin/contract'

interface SubjectPage {
  to: string
  search?: Record<string, string>
}

const pages: [kind: RegExp, pageOf: (id: string) => SubjectPage][] = [
  [/\bproduct$/, (id) => ({ to: `/admin/products/${id}` })],
  [/\bcustomer$/, (id) => ({ to: `/admin/customers/${id}` })],
  [/\bspecial day$/, () => ({ to: '/admin/hours' })],
  [/\bprinter$/, () => ({ to: '/admin/printers' })],
  [/\bsettings$/, (id) => ({ to: '/admin/settings', search: { section: id } })],
  [/\breservation\b/, (id) => ({ to: '/admin/reservations', search: { reservation: id } })],
  [/\bmessage$/, (id) => ({ to: `/admin/messages/${id}` })],
  [/\bcatering request$/, (id) => ({ to: `/admin/catering/${id}` })],
  [/\border\b/, (id) => ({ to: '/admin/orders', search: { order: id } })],
]

/** The item's own page, if it still exists and has one. */
export function findSubjectPage({ action, subject }: LogEntry): SubjectPage | null {
  if (action.startsWith('delete')) return null
  const [, pageOf] = pages.find(([kind]) => kind.test(action)) ?? []
  return pageOf?.(subject._id) ?? null
}
