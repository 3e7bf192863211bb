import { get, type RestArea } from '../route.ts'

export const dashboard: RestArea = {
  name: 'Dashboard',
  description: 'What was sold, and who changed what.',
  routes: [
    get('/admin/me', 'admin.me', 'What the caller may do behind the counter'),
    get('/admin/waiting', 'admin.waiting', 'What waits for an answer, room by room', {
      description: 'Only of the rooms that the caller may open.',
    }),
    get('/admin/now', 'admin.now', 'How the service is going: open, late, the next hour, today'),
    get('/admin/stats', 'admin.stats', 'Counts, revenue and the latest orders'),
    get('/admin/sales', 'admin.sales', 'What was sold in a span of days', {
      description:
        'By day, by hour and by dish, with the span of equal length before. A span by name, or by its days: at most 400.',
      example: { from: '2026-12-01', to: '2026-12-31' },
    }),
    get('/admin/log', 'log.list', 'Who changed what, newest first', {
      unwrap: 'entries',
      example: { q: 'product', from: '2026-12-01', to: '2026-12-31', limit: 50, offset: 0 },
    }),
  ],
}
