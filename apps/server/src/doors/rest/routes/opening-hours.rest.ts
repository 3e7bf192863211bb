import { create, del, get, put, type RestArea } from '../route.ts'

const id = 'c9f0f895fb98ab9159f51fd0297e236d'

export const openingHours: RestArea = {
  name: 'Opening hours',
  description: 'Opening hours of the kitchen and for enquiries, and days with different hours.',
  routes: [
    get(
      '/opening-hours',
      'openingHours.week',
      'Hours of the kitchen and for enquiries, today and the following 13 days',
      {
        description: 'Times in UTC and in restaurant time, so clients don’t need the time zone.',
      },
    ),
    get(
      '/opening-hours/special-days',
      'openingHours.special',
      'Days with different hours within the next 60 days',
    ),
    get('/special-days', 'openingHours.list', 'Holidays and closures, upcoming ones first', {
      description: 'With the orders and tables that now fall outside opening hours.',
    }),
    create('/special-days', 'openingHours.create', 'Adds days with different hours or a closure', {
      description: 'Without hours it is closed. Special days must not overlap.',
      refusals: ['CONFLICT'],
      example: { name: 'Christmas', firstDay: '2026-12-24', lastDay: '2026-12-26' },
    }),
    put('/special-days/:id', 'openingHours.change', 'Updates the fields that are sent', {
      description: 'Omitted fields stay unchanged. Without a `version` the last write wins.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
      example: { id, opens: '11:00', closes: '15:00', version: 1 },
    }),
    del('/special-days/:id', 'openingHours.delete', 'Deletes a special day; the regular hours apply again', {
      refusals: ['NOT_FOUND'],
      example: { id },
    }),
  ],
}
