import type { PageContent } from '@tiffin/contract'
import { create, del, get, post, put, type RestArea } from '../route.ts'

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
      description:
        'Exactly one section. Without a `version` the last write wins. Once there is an order or a reservation, a `region` with another `timeZone` or `currency` fails with CONFLICT.',
      errors: ['CONFLICT'],
      example: { ordering, version: 0 },
    }),
  ],
}

export const setup: RestArea = {
  name: 'Set-up',
  description: 'How far a new restaurant has come, and its first menu.',
  routes: [
    get('/admin/setup', 'setup.get', 'What is left to set up'),
    post('/admin/setup/menu', 'setup.fillMenu', 'Fills an empty menu with that of the sample', {
      description: 'Only before the site opens.',
      errors: ['CONFLICT'],
    }),
    del('/admin/setup/menu', 'setup.emptyMenu', 'Removes every dish, category and option group', {
      description: 'Only before the site opens.',
      errors: ['CONFLICT'],
    }),
    post('/admin/site-preview', 'setup.previewSite', 'A link that shows the site before it opens', {
      description: 'Valid for a week.',
    }),
  ],
}

const imprint: PageContent = {
  title: 'Imprint',
  description: '',
  sections: [
    {
      kind: 'text',
      arrangement: 'plain',
      heading: 'Imprint',
      role: '',
      text: '{name}, {street}, {city}',
      quote: '',
      link: null,
      dishes: [],
    },
  ],
}

export const pages: RestArea = {
  name: 'Pages',
  description:
    'Pages that consist of sections: the story, testimonials, terms, privacy, and pages of your own.',
  routes: [
    get('/pages', 'pages.get', 'A page as guests read it', {
      errors: ['NOT_FOUND'],
      example: { path: '/about' },
    }),
    get('/pages/draft', 'pages.draft', 'A draft, for whoever knows its key', {
      errors: ['NOT_FOUND'],
      example: { key: '2c1743a391305fbf367df8e4f069f9f9' },
    }),
    get('/pages/own', 'pages.own', 'The pages that the restaurant has added'),
    get('/admin/pages', 'pages.list', 'All pages, and whether guests see them'),
    get('/admin/pages/edit', 'pages.read', 'A page as it is edited, and its earlier versions', {
      errors: ['NOT_FOUND'],
      example: { path: '/about' },
    }),
    put('/admin/pages', 'pages.save', 'Saves the draft of a page', {
      description: 'Guests see none of it until it is published.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { path: '/p/imprint', content: imprint, version: 1 },
    }),
    post('/admin/pages/publish', 'pages.publish', 'Shows the draft to guests, now or from a time on', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { path: '/p/imprint', at: '2027-01-05T07:00' },
    }),
    post('/admin/pages/unschedule', 'pages.unschedule', 'Keeps as a draft what was to be published later', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { path: '/p/imprint' },
    }),
    post('/admin/pages/discard', 'pages.discard', 'Forgets the draft', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { path: '/about' },
    }),
    post('/admin/pages/restore', 'pages.restore', 'Makes an earlier version the draft', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { path: '/about', versionId: '7ab0f2ba1d69f9a5fc06a9e1a5d9ee5b' },
    }),
    create('/admin/pages', 'pages.create', 'Adds a page under /p/', {
      errors: ['CONFLICT'],
      example: { name: 'imprint', title: 'Imprint' },
    }),
    del('/admin/pages', 'pages.delete', 'Deletes a page that you added', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { path: '/p/imprint' },
    }),
  ],
}

const colleagueId = '70efdf2ec9b086079795c442636b55fb'
const apiKeyId = 'a3c65c2974270fd093ee8a9bf8ae7d0b'

export const apiKeys: RestArea = {
  name: 'API keys',
  description: 'The keys with which programs call. Only people make, replace and revoke them.',
  routes: [
    get('/admin/keys', 'apiKeys.list', 'All keys, those that work first'),
    create('/admin/keys', 'apiKeys.create', 'Makes a key, which only this response shows', {
      errors: ['CONFLICT'],
      example: {
        name: 'Till at the counter',
        permissions: ['orders', 'availability'],
        endsOn: '2027-11-30',
        networks: ['203.0.113.0/24'],
      },
    }),
    create('/admin/keys/:id/replacement', 'apiKeys.replace', 'Makes a key that takes the place of another', {
      description:
        'It may do the same, from the same networks. The old one goes on for `overlapHours`, then it expires.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: apiKeyId, endsOn: '2027-11-30', overlapHours: 24 },
    }),
    post('/admin/keys/:id/revoke', 'apiKeys.revoke', 'Ends a key immediately', {
      description: 'From the next call on. A live stream that was opened with it ends within seconds.',
      errors: ['NOT_FOUND'],
      example: { id: apiKeyId },
    }),
  ],
}

export const staff: RestArea = {
  name: 'Staff',
  description: 'Staff accounts and their roles. There is always at least one owner.',
  routes: [
    get('/staff', 'staff.list', 'All staff'),
    create('/staff', 'staff.invite', 'Creates a staff account and emails a link to set its password', {
      errors: ['CONFLICT'],
      example: { name: 'Test Cook', email: 'cook@example.com', staffRole: 'kitchen' },
    }),
    post(
      '/staff/:id/invitation',
      'staff.inviteAgain',
      'Emails a new link to a colleague without a password',
      {
        errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
        example: { id: colleagueId },
      },
    ),
    create(
      '/staff/:id/invitation-link',
      'staff.makeInvitationLink',
      'Makes a link to set a password, for a colleague who can’t get the email',
      {
        description:
          'Whoever opens it first chooses the password, so it is shown only in this response. Earlier links become void.',
        errors: ['NOT_FOUND', 'CONFLICT'],
        example: { id: colleagueId },
      },
    ),
    put('/staff/:id/role', 'staff.changeRole', 'Changes a colleague’s role and logs them out', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: colleagueId, staffRole: 'manager', from: 'kitchen' },
    }),
    post('/staff/:id/disable', 'staff.disable', "Disables a colleague's account immediately", {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: colleagueId },
    }),
    post('/staff/:id/enable', 'staff.enable', "Enables a colleague's account again", {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: colleagueId },
    }),
    del(
      '/staff/:id/second-factor',
      'staff.removeSecondFactor',
      'Removes a colleague’s authenticator app, passkeys and recovery codes',
      {
        status: 200,
        description:
          'For someone who has lost them. They are logged out, and log in with the password alone.',
        errors: ['NOT_FOUND', 'CONFLICT'],
        example: { id: colleagueId },
      },
    ),
    del('/staff/:id/pin', 'staff.removePin', 'Removes a colleague’s PIN', {
      status: 200,
      description: 'Nobody can read or set it for them.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: colleagueId },
    }),
    del('/staff/:id', 'staff.remove', "Deletes a colleague's account; the log keeps their changes", {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: colleagueId },
    }),
  ],
}

const specialDayId = 'c9f0f895fb98ab9159f51fd0297e236d'

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
      errors: ['CONFLICT'],
      example: { name: 'Christmas', firstDay: '2026-12-24', lastDay: '2026-12-26' },
    }),
    put('/special-days/:id', 'openingHours.change', 'Updates the fields that are sent', {
      description: 'Omitted fields stay unchanged. Without a `version` the last write wins.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: specialDayId, opens: '11:00', closes: '15:00', version: 1 },
    }),
    del('/special-days/:id', 'openingHours.delete', 'Deletes a special day; the regular hours apply again', {
      errors: ['NOT_FOUND'],
      example: { id: specialDayId },
    }),
  ],
}

export const backups: RestArea = {
  name: 'Backups',
  description: 'The whole site as one file, to store elsewhere.',
  routes: [
    get('/admin/backup', 'backups.download', 'Creates a backup and streams it', {
      description:
        'Orders, the menu, pictures, accounts, and what guests have written, with their names and addresses: `npm run tiffin -- restore` restores it. On a large site the first byte may take a minute. If the connection breaks, the file is incomplete. Only one backup runs at a time; the change log says who downloaded one.',
      download: ['tar.gz'],
      errors: ['CONFLICT'],
    }),
  ],
}
