import {
  account,
  accountExport,
  blockedContact,
  adminStats,
  apiKey,
  serviceNow,
  colleague,
  customerAccount,
  customerRecord,
  demoLogin,
  done,
  guestProfile,
  invitationLink,
  logEntry,
  securityEvent,
  myReview,
  newApiKey,
  notedGuest,
  ownReview,
  review,
  salesReport,
  salesTotals,
  session,
  setupState,
  sitePreview,
  staffMember,
  staffReview,
  subscribed,
  subscriber,
  user,
  waitingCounts,
  type ApiKey,
  type CustomerAccount,
  type OwnReview,
  type User,
} from '@tiffin/contract'
import { firefox } from './login.shapes.ts'
import { samosaOrder } from './orders.shapes.ts'
import { shape } from './shape.ts'

const guest: User = {
  _id: 'c74d97b01eae257e44aa9d5bade97baf',
  name: 'Test Guest',
  email: 'guest@example.com',
  role: 'customer',
}

const guestAccount = { ...guest, isEmailVerified: true, createdAt: '2026-05-02T21:14:03.000Z' }

const customer: CustomerAccount = {
  _id: guest._id,
  name: guest.name,
  email: guest.email,
  isEmailVerified: true,
  isDisabled: false,
  createdAt: '2026-05-02T21:14:03.000Z',
  createdLocal: '2026-05-02T15:14',
  ordersCount: 4,
  spent: 87.42,
}

const apiKeyExample: ApiKey = {
  _id: 'a3c65c2974270fd093ee8a9bf8ae7d0b',
  name: 'Till at the counter',
  prefix: 'tiffin_live_',
  hint: 'mple',
  permissions: ['orders', 'availability'],
  effective: ['orders', 'availability'],
  networks: ['203.0.113.0/24'],
  maker: 'owner@example.com',
  createdAt: { at: '2026-11-30T19:00:00.000Z', local: '2026-11-30T13:00' },
  endsAt: { at: '2027-12-01T06:00:00.000Z', local: '2027-12-01T00:00' },
  state: 'active',
  replacedBy: null,
  lastUse: {
    at: { at: '2026-12-01T18:30:00.000Z', local: '2026-12-01T12:30' },
    network: '203.0.113.0/24',
    call: 'orders.list',
  },
}

const exampleReview: OwnReview = {
  _id: 'c20ad4d76fe97759aa27a0c99bff6710',
  author: 'Test',
  stars: 5,
  text: 'Crisp to the last corner, and the mint chutney sings.',
  createdAt: '2026-11-28T02:10:40.000Z',
  createdLocal: '2026-11-27T20:10',
  answer: 'Thank you! The chutney is made each morning.',
  status: 'approved',
}
const { status: _status, ...shownReview } = exampleReview

const dish = { slug: 'samosa', title: 'Samosa' }
const asked = { at: '2026-11-20T19:00:00Z', local: '2026-11-20T13:00' }
const sold = { orders: 42, revenue: 1284.3 }
const totals = { ...sold, sales: 40, extras: 4.5, averageOrder: 32.11 }

export const peopleShapes = {
  User: shape(user, 'A user account', guest),
  Session: shape(session, 'The result of logging in', {
    token: 'pnrzq2v5xk3tqg7m4d6wy4h2c5a7b3fe',
    user: guest,
  }),
  DemoLogin: shape(demoLogin, 'The admin login of a demo; null elsewhere', {
    email: 'admin@example.com',
    password: 'the-password-of-the-demo',
  }),
  Account: shape(account, 'An account as its owner sees it', guestAccount),
  AccountExport: shape(accountExport, 'Everything stored about a person', {
    exportedAt: '2026-12-01T18:00:00.000Z',
    account: guestAccount,
    orders: [samosaOrder],
    wishlist: [dish],
    devices: [{ device: firefox.device, lastUsed: firefox.lastUsed }],
    restaurantNote: { note: 'Always extra hot', contacts: ['780-555-0199'] },
    reviews: [{ ...exampleReview, product: dish }],
  }),
  Done: shape(done, 'Confirmation that it was done', { done: true }),
  Review: shape(review, 'A review as guests see it', shownReview),
  OwnReview: shape(ownReview, 'A review as its author sees it', exampleReview),
  MyReview: shape(myReview, 'The caller’s review of a dish, and whether they may write one', {
    mayReview: true,
    review: exampleReview,
  }),
  StaffReview: shape(staffReview, 'A review as staff see it', {
    ...exampleReview,
    version: 1,
    product: { _id: 'd3d9446802a44259755d38e6d163e820', ...dish },
    customer: { _id: guest._id, name: guest.name },
  }),
  Customer: shape(customerAccount, 'A customer account as staff see it', customer),
  CustomerRecord: shape(customerRecord, 'A customer with their newest orders', {
    ...customer,
    orders: [samosaOrder],
  }),
  BlockedContact: shape(blockedContact, 'With which nobody can order or reserve online', {
    _id: '37693cfc748049e45d87b8c7d8b9aacd',
    contact: '780-555-0199',
    blocked: { at: '2026-11-20T19:04:00Z', local: '2026-11-20T13:04' },
  }),
  Guest: shape(guestProfile, 'A guest as the counter knows them', {
    _id: '6512bd43d9caa6e02c990b0a82652dca',
    version: 2,
    name: 'Test Guest',
    account: null,
    contacts: [{ contact: '780-555-0199', isOwn: true, isBlocked: false }],
    note: 'Always extra hot',
    ordersCount: 12,
    noShows: 1,
    lastOrder: asked,
    usual: samosaOrder.items,
    allergy: 'Peanuts: carries an EpiPen',
    orders: [samosaOrder],
  }),
  NotedGuest: shape(notedGuest, 'What has been noted about a guest', {
    _id: '6512bd43d9caa6e02c990b0a82652dca',
    name: 'Test Guest',
    contacts: ['780-555-0199'],
    customerId: null,
    note: 'Always extra hot',
  }),
  Subscribed: shape(subscribed, 'What to tell the new subscriber', {
    message: 'Almost done: click the link we just emailed you.',
  }),
  Subscriber: shape(subscriber, 'A newsletter subscriber as staff see it', {
    _id: '9bf31c7ff062936a96d3c8bd1f8f2ff3',
    email: 'reader@example.com',
    status: 'confirmed',
    consent: 'I would like the newsletter of Masala & Maple.',
    asked,
    confirmed: { at: '2026-11-20T19:04:00Z', local: '2026-11-20T13:04' },
    unsubscribed: null,
  }),
  Colleague: shape(colleague, 'A staff member as the owner sees them', {
    _id: '70efdf2ec9b086079795c442636b55fb',
    name: 'Test Cook',
    email: 'cook@example.com',
    staffRole: 'kitchen',
    isDisabled: false,
    isInvited: true,
    hasSecondFactor: false,
    hasPin: false,
    createdAt: '2026-11-20T19:00:00.000Z',
  }),
  ApiKey: shape(apiKey, 'An API key as owners see it, without the key itself', apiKeyExample),
  NewApiKey: shape(newApiKey, 'A key that was just made', {
    key: 'tiffin_live_ExampleExampleExampleExampleExample',
    apiKey: apiKeyExample,
  }),
  InvitationLink: shape(invitationLink, 'A link with which an invited colleague chooses a password', {
    url: 'https://example.com/reset-password?welcome=1#nQ3vT8xJ2mLk7RzYb5WcD1fGhS6pAe9u',
    expiresAt: '2026-11-23T19:00:00Z',
  }),
  SetupState: shape(setupState, 'What is left to set up', {
    steps: [
      { step: 'identity', isDone: true },
      { step: 'menu', isDone: false },
    ],
    launch: 'dated',
    opensLocal: '2026-12-01T11:00',
    isListed: true,
    hasDishes: false,
  }),
  SitePreview: shape(sitePreview, 'A link that shows the site before it opens', {
    url: 'https://example.com/preview/site/nQ3vT8xJ2mLk7RzYb5WcD1fGhS6pAe9u',
    expiresAt: '2026-11-30T19:00:00Z',
  }),
  StaffMember: shape(staffMember, 'The caller’s permissions in the admin area', {
    staffRole: 'kitchen',
    permissions: ['orders', 'availability'],
    sendsEmail: true,
  }),
  LogEntry: shape(logEntry, 'One change made by staff', {
    _id: '6f4922f45568161a8cdf4ad2299f6d23',
    time: asked,
    user: { _id: '1f0e3dad99908345f7439f8ffabdffc4', email: 'owner@example.com' },
    action: 'change product',
    subject: { _id: 'd3d9446802a44259755d38e6d163e820', name: 'Samosa' },
    before: { price: 6.66 },
    after: { price: 7.66 },
  }),
  SecurityEvent: shape(
    securityEvent,
    'A login, a refusal or an export, counted by the hour if there may be many',
    {
      _id: '1679091c5a880faf6fb5e6087eb1b2dc',
      time: asked,
      kind: 'failed login',
      count: 12,
      account: { hash: '71cSQ5IilQUaCovqPhINJOWVTmQ3rDXfo0SpYPHgVxM', email: 'owner@example.com' },
      network: '192.0.2.0/24',
    },
  ),
  WaitingCounts: shape(waitingCounts, 'How many items are waiting, by page', {
    orders: 2,
    messages: 3,
    catering: 1,
    reservations: 2,
    reviews: 4,
  }),
  ServiceNow: shape(serviceNow, 'Live order figures', {
    placed: 2,
    open: 9,
    late: 1,
    nextHour: 4,
    today: { orders: 31, total: 1204.5 },
  }),
  AdminStats: shape(adminStats, 'Counts, revenue and the latest orders', {
    ordersCount: 1042,
    productsCount: 131,
    usersCount: 318,
    revenue: 33461.2,
    recentOrders: [samosaOrder],
  }),
  SalesTotals: shape(salesTotals, 'The totals of a period', totals),
  SalesReport: shape(salesReport, 'The sales of a period, in restaurant time', {
    from: '2026-12-01',
    to: '2026-12-01',
    today: '2026-12-01',
    days: [{ day: '2026-12-01', ...sold }],
    hours: [{ hour: 18, ...sold }],
    bestDishes: [{ ...dish, quantity: 57, revenue: 322.62, thumbnail: '/art/dishes/samosa.svg' }],
    bestChoices: [
      {
        group: 'extras',
        choice: 'raita',
        groupName: 'Extras',
        choiceName: 'Raita',
        quantity: 12,
        revenue: 30,
      },
    ],
    totals,
    previous: {
      ...totals,
      from: '2026-11-30',
      to: '2026-11-30',
      days: [{ day: '2026-11-30', ...sold }],
      hours: [{ hour: 19, ...sold }],
    },
  }),
}
