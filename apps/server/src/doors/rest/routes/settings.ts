import { get, post, put, type RestArea } from '../route.ts'

const ordering = { leadMinutes: 40, slotMinutes: 15, roundToMinutes: 5, lookAheadDays: 60 }

export const settings: RestArea = {
  name: 'Settings',
  description:
    'Ordering, hours, tables, telephone and tax: what holds on the whole site, section by section.',
  routes: [
    get('/settings', 'settings.site', 'What holds now', { isCacheable: true }),
    get('/admin/settings', 'settings.list', 'What holds now, and which edit of each section it is'),
    post('/admin/settings/preview', 'settings.preview', 'Which promises a change would break', {
      description: 'Nothing is changed. One section at a time.',
      example: { ordering },
    }),
    put('/admin/settings', 'settings.change', 'Sets one section, whole', {
      description: 'Exactly one section. Without a `version` the last word counts.',
      refusals: ['CONFLICT'],
      example: { ordering, version: 0 },
    }),
  ],
}
