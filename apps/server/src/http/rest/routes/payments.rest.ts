import { create, del, get, post, put, type RestArea } from '../route.ts'

const day = '2026-12-01'

export const closings: RestArea = {
  name: 'End of the day',
  description: 'What was sold and paid in a day or a shift, what is in the drawer, and what was closed.',
  routes: [
    get('/admin/drawer', 'closings.open', 'What has come in since the last closing', {
      description: 'And what should be in the drawer. The first closing begins with its own day.',
    }),
    post('/admin/drawer/count', 'closings.count', 'Records that the drawer was counted', {
      description: 'Such as its float in the morning. From then on it should have what was found.',
      example: { counted: 200, reason: 'Float' },
    }),
    post('/admin/drawer/cash', 'closings.moveCash', 'Records cash that was put in or taken out', {
      description: 'For something other than an order. No more can be taken out than should be in it.',
      errors: ['CONFLICT'],
      example: { kind: 'out', amount: 38.5, reason: 'Vegetables from the market' },
    }),
    get('/admin/day', 'closings.day', 'The figures of a day of the calendar, as they are by now', {
      description: 'Its total is that of the sales report. Without `day`: today.',
      example: { day },
    }),
    get('/admin/month/export', 'exports.month', 'A month for the accountant, as a workbook', {
      description: 'Sales and payments by day, a sheet for each tax, and the closings.',
      download: ['xlsx'],
      example: { month: '2026-12' },
    }),
    get('/admin/payments', 'payments.report', 'The payments of some days, by way of paying', {
      description:
        'By day or month, with tips, refunds, taxes and what providers keep, how they become the sales of these days, ' +
        'and each day held against the providers’ own lists. At most 400 days.',
      example: { from: '2026-12-01', to: '2026-12-31', by: 'day' },
    }),
    get('/admin/payments/export', 'exports.payments', 'The payments of some days, as a file', {
      description: 'A workbook has all of the report, a .csv what was paid in each day or month.',
      download: ['xlsx', 'csv'],
      example: { from: '2026-12-01', to: '2026-12-31', by: 'day', format: 'xlsx' },
    }),
    get('/admin/closings', 'closings.list', 'What was closed, the latest first', {
      unwrap: 'closings',
      example: { limit: 50, offset: 0 },
    }),
    create('/admin/closings', 'closings.close', 'Closes what has come in since the last closing', {
      description:
        'It is never changed afterwards. Each payment is counted by exactly one closing, also one that is recorded meanwhile. ' +
        'If there is a later closing than `after`, or the drawer should have another amount than `expected` by now, nothing is closed.',
      errors: ['CONFLICT'],
      example: { after: 41, expected: 338.4, counted: 338.4, left: 200, note: 'All in order' },
    }),
    get('/admin/closings/:id', 'closings.get', 'One closing, as it was and with what was corrected', {
      errors: ['NOT_FOUND'],
      example: { id: '1f0e3dad99908345f7439f8ffabdffc4' },
    }),
    post('/admin/closings/:id/corrections', 'closings.correct', 'Adds what turned out after a closing', {
      description: 'The closing itself, and the drawer of today, stay as they are.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: {
        id: '1f0e3dad99908345f7439f8ffabdffc4',
        amount: -20,
        reason: 'A note turned out to be false',
      },
    }),
  ],
}

export const paymentProviders: RestArea = {
  name: 'Payment providers',
  description:
    'The keys with which guests pay online, in test and in live mode. They can be entered, replaced and removed, and are never shown again.',
  routes: [
    get(
      '/admin/payment-providers',
      'paymentProviders.list',
      'The payment providers, and which of their keys are set',
    ),
    put('/admin/payment-providers/:provider/:mode', 'paymentProviders.saveKeys', 'Enters or replaces keys', {
      description:
        'Keys that are left out stay as they are. The first ones of a provider are at once in use. Fields of another provider are refused.',
      errors: ['CONFLICT'],
      example: {
        provider: 'paypal',
        mode: 'test',
        clientId: 'AbC1xyz',
        clientSecret: 'EfG2xyz',
        webhookId: '8PT597110X687430',
      },
    }),
    post(
      '/admin/payment-providers/:provider/:mode/use',
      'paymentProviders.useMode',
      'Takes payments in this mode',
      {
        description: 'Payments that were begun before are finished in the mode in which they were begun.',
        errors: ['NOT_FOUND'],
        example: { provider: 'stripe', mode: 'live' },
      },
    ),
    post('/admin/payment-providers/:provider/:mode/test', 'paymentProviders.test', 'Tests the connection', {
      description:
        'Asks the provider; `lastCheck.faults` says in sentences what is wrong, and is empty if nothing is.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { provider: 'stripe', mode: 'live' },
    }),
    del(
      '/admin/payment-providers/:provider/:mode',
      'paymentProviders.removeKeys',
      'Removes the keys of a mode',
      {
        errors: ['NOT_FOUND'],
        example: { provider: 'stripe', mode: 'test' },
      },
    ),
  ],
}
