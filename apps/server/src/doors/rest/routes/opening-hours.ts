import { create, del, get, put, type RestArea } from '../route.ts'

const id = 'c9f0f895fb98ab9159f51fd0297e236d'

export const openingHours: RestArea = {
  name: 'Opening hours',
  description:
    'When the kitchen and the desk are open, and the days that keep other hours than their weekday.',
  routes: [
    get(
      '/opening-hours',
      'openingHours.week',
      'When the kitchen and the desk are open, today and the 13 days after it',
      {
        description:
          'Instants beside the times on the restaurant’s own clock, so that no client needs to know the zone.',
      },
    ),
    get(
      '/opening-hours/special-days',
      'openingHours.special',
      'Days of the coming 60 that keep other hours than their weekday',
    ),
    get('/special-days', 'openingHours.list', 'Holidays and closures, coming ones first', {
      description: 'With the orders and tables that were promised for hours at which it is closed now.',
    }),
    create('/special-days', 'openingHours.create', 'Adds days that keep other hours, or none', {
      description: 'Without hours it is closed. No two special days may meet.',
      refusals: ['CONFLICT'],
      example: { name: 'Christmas', firstDay: '2026-12-24', lastDay: '2026-12-26' },
    }),
    put('/special-days/:id', 'openingHours.change', 'Changes what the body names', {
      description: 'A field that is absent stays as it is. Without a `version` the last word counts.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, opens: '11:00', closes: '15:00', version: 1 },
    }),
    del('/special-days/:id', 'openingHours.delete', 'Gives its days back the hours of their weekdays', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
  ],
}
