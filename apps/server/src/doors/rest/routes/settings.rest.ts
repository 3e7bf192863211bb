import { get, post, put, type RestArea } from '../route.ts'

const ordering = { leadMinutes: 40, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 60, maxPortions: 200 }

export const settings: RestArea = {
  name: 'Settings',
  description: 'Ordering, hours, tables, contact and tax: site-wide settings, by section.',
  routes: [
    get('/settings', 'settings.site', 'The current settings', { isCacheable: true }),
    get('/admin/settings', 'settings.list', 'The current settings, with the version of each section'),
    post('/admin/settings/preview', 'settings.preview', 'Which orders and tables a change would affect', {
      description: 'Nothing is changed. One section at a time.',
      example: { ordering },
    }),
    put('/admin/settings', 'settings.change', 'Replaces one section', {
      description: 'Exactly one section. Without a `version` the last write wins.',
      refusals: ['CONFLICT'],
      example: { ordering, version: 0 },
    }),
  ],
}
