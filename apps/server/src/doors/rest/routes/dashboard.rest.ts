import { get, type RestArea } from '../route.ts'

export const dashboard: RestArea = {
  name: 'Dashboard',
  description: 'Sales, who changed what, and who logged in.',
  routes: [
    get('/admin/me', 'admin.me', 'The caller’s permissions in the admin area'),
    get('/admin/waiting', 'admin.waiting', 'How many items are waiting, by page', {
      description: 'Only for pages the caller may open.',
    }),
    get('/admin/now', 'admin.now', 'Live order figures: open, late, next hour, today'),
    get('/admin/stats', 'admin.stats', 'Counts, revenue and the latest orders'),
    get('/admin/sales', 'admin.sales', 'Sales over a period', {
      description:
        'By day, by hour and by dish, with the previous period of equal length. The period is a name or up to 400 days.',
      example: { from: '2026-12-01', to: '2026-12-31' },
    }),
    get('/admin/log', 'log.list', 'Who changed what, newest first', {
      unwrap: 'entries',
      example: { q: 'product', from: '2026-12-01', to: '2026-12-31', limit: 50, offset: 0 },
    }),
    get('/admin/security-events', 'securityEvents.list', 'Logins, refusals and exports, newest first', {
      description:
        'Kept for 180 days. Failed logins and refusals are counted by the hour. Changes of roles and settings are in the change log.',
      unwrap: 'entries',
      example: { kind: 'failed login', from: '2026-12-01', to: '2026-12-31', limit: 50, offset: 0 },
    }),
  ],
}
