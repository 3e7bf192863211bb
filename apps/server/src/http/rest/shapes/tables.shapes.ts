import {
  affectedDay,
  cateringRecord,
  cateringRequest,
  contactMessage,
  bookedReservation,
  errorBody,
  issue,
  reply,
  messageRecord,
  openingDay,
  openingSpan,
  earlierPage,
  editedPage,
  openingWeek,
  ownPages,
  pageContent,
  pageSection,
  pageState,
  paymentProvider,
  providerKeySet,
  type ProviderKeySet,
  pageStates,
  shownPage,
  requestedCatering,
  reservation,
  reservationTime,
  reservationTimes,
  sentContactMessage,
  settingsState,
  siteSettings,
  specialDay,
  specialDayList,
  specialDayNotice,
  specialDayNotices,
  staffReservation,
  type CateringRequest,
  type ContactMessage,
  type PageContent,
  type PageSection,
  type Reply,
  type Reservation,
  type SpecialDay,
  weeklyHours,
} from '@tiffin/contract'
import { plainPages, plainSettings } from '@tiffin/copy'
import { shape } from './shape.ts'

const id = '6512bd43d9caa6e02c990b0a82652dca'
const termsPage = plainPages['/terms'] as PageContent
const [statement] = termsPage.sections as [PageSection]
const terms = {
  path: '/terms',
  title: 'Terms',
  isPublished: true,
  hasDraft: false,
  publishAt: null,
  publishLocal: null,
  isBuiltIn: true,
  version: 2,
}
const earlierTerms = {
  _id: id,
  at: '2026-12-01T17:34:12.000Z',
  local: '2026-12-01T11:34',
  by: 'manager@example.com',
}
const guest = { name: 'Test Guest', email: 'guest@example.com', phone: '780-555-0199' }
const created = { createdAt: '2026-12-01T17:34:12.000Z', createdLocal: '2026-12-01T11:34' }

const sampleReply: Reply = {
  _id: '37693cfc748049e45d87b8c7d8b9aacd',
  title: 'Your message to Masala & Maple',
  body: 'We do, from May to September.',
  writtenBy: 'manager@example.com',
  ...created,
  state: 'sent',
  sentAt: '2026-12-01T17:34:20.000Z',
}

const table: Reservation = {
  _id: id,
  number: 77,
  status: 'requested',
  startsAt: '2026-12-13T00:30:00.000Z',
  startsLocal: '2026-12-12T18:30',
  partySize: 4,
  ...guest,
  notes: 'A high chair, please',
  canCancel: true,
}
const bookedTable = { ...table, ...created, seatsTaken: 11, seats: 24 }
const freeTime = { at: '2026-12-13T00:30:00Z', local: '2026-12-12T18:30', free: true }

const message: ContactMessage = {
  _id: 'aab3238922bcc25a6f606eb525ffdc56',
  ...guest,
  message: 'Do you have a table outside?',
  state: 'new',
  ...created,
}

const wedding: CateringRequest = {
  _id: '9bf31c7ff062936a96d3c8bd1f8f2ff3',
  reference: 'C-101',
  ...guest,
  occasion: 'wedding',
  eventDay: '2027-06-19',
  guestCount: 80,
  budget: '$2,000',
  dietary: 'Half vegetarian, two without gluten',
  state: 'new',
  ...created,
}

const christmas = { name: 'Christmas', firstDay: '2026-12-24', lastDay: '2026-12-26' }
const closedDays: SpecialDay = {
  _id: 'c9f0f895fb98ab9159f51fd0297e236d',
  ...christmas,
  opens: null,
  closes: null,
  isOver: false,
  affected: [{ day: '2026-12-24', orders: 0, reservations: 2 }],
  version: 1,
}
const notice = { ...christmas, hours: null }
const open = {
  opens: { at: '2026-12-01T17:00:00Z', local: '2026-12-01T11:00' },
  closes: { at: '2026-12-02T03:00:00Z', local: '2026-12-01T21:00' },
}
const tuesday = {
  day: '2026-12-01',
  from: '2026-12-01T06:00:00Z',
  special: null,
  kitchen: [open],
  office: [open],
}

const lacksPrice = { path: 'price', message: 'Valid price is required' }

const stripeKeys: ProviderKeySet = {
  mode: 'live',
  isInUse: true,
  keys: [
    { name: 'secretKey', hint: 'aJo3' },
    { name: 'webhookSecret', hint: '9fQx' },
  ],
  updatedAt: '2026-12-01T19:00:00.000Z',
  updatedBy: 'owner@example.com',
  lastCheck: { at: '2026-12-01T19:00:05.000Z', faults: [] },
}

export const tableShapes = {
  Error: shape(errorBody, 'The body of every error', {
    message: lacksPrice.message,
    code: 'VALIDATION',
    issues: [lacksPrice],
  }),
  Issue: shape(issue, 'An error in one field', lacksPrice),
  Reservation: shape(reservation, 'A reservation as its guest sees it', table),
  BookedReservation: shape(bookedReservation, 'A reservation as staff see it', bookedTable),
  StaffReservation: shape(staffReservation, 'A reservation with its replies', {
    ...bookedTable,
    replies: [sampleReply],
  }),
  ReservationTime: shape(reservationTime, 'A time slot for seating guests', freeTime),
  ReservationTimes: shape(reservationTimes, 'The time slots of a day', {
    day: '2026-12-12',
    firstDay: '2026-12-01',
    lastDay: '2027-01-30',
    isClosed: false,
    specialDay: null,
    times: [freeTime],
    nextDay: null,
  }),
  Reply: shape(reply, 'A reply to a guest', sampleReply),
  SentMessage: shape(sentContactMessage, 'The result of sending a message', { _id: message._id }),
  Message: shape(contactMessage, 'A message from a guest', message),
  MessageRecord: shape(messageRecord, 'A message with its replies', { ...message, replies: [sampleReply] }),
  RequestedCatering: shape(requestedCatering, 'The result of requesting a quote', {
    _id: wedding._id,
    reference: wedding.reference,
  }),
  CateringRequest: shape(cateringRequest, 'A guest’s catering request', wedding),
  CateringRecord: shape(cateringRecord, 'A catering request with its replies', {
    ...wedding,
    replies: [sampleReply],
  }),
  OpeningDay: shape(openingDay, 'The opening hours of a day', tuesday),
  OpeningWeek: shape(openingWeek, 'The opening hours of the coming days', { days: [tuesday] }),
  SpecialDayNotice: shape(specialDayNotice, 'A special day as guests see it', notice),
  SpecialDayNotices: shape(specialDayNotices, 'The special days that guests see', {
    today: '2026-12-01',
    days: [notice],
  }),
  SpecialDay: shape(specialDay, 'A special day as staff see it', closedDays),
  SpecialDayList: shape(specialDayList, 'All special days, and the orders and tables they affect', {
    specialDays: [closedDays],
    total: 1,
    affectedElsewhere: [],
  }),
  AffectedDay: shape(affectedDay, 'An order or table that falls outside the new hours', {
    day: '2026-12-25',
    orders: 2,
    reservations: 1,
  }),
  OpeningSpan: shape(openingSpan, 'An opening period within a day', {
    opens: '11:00',
    closes: '21:00',
  }),
  WeeklyHours: shape(
    weeklyHours,
    'By ISO weekday; a closed day is an empty list',
    plainSettings.hours.kitchen,
  ),
  PageSection: shape(pageSection, 'A section of a page', statement),
  PageContent: shape(pageContent, 'What a page says', termsPage),
  ShownPage: shape(shownPage, 'A page as guests read it', { path: '/terms', ...termsPage }),
  PageState: shape(pageState, 'A page, and whether guests see it', terms),
  OwnPages: shape(ownPages, 'The pages that the restaurant has added', {
    pages: [{ path: '/p/imprint', title: 'Imprint' }],
  }),
  PageStates: shape(pageStates, 'All pages, and whether guests see them', { pages: [terms] }),
  EarlierPage: shape(earlierPage, 'A version of a page that was published', earlierTerms),
  EditedPage: shape(editedPage, 'A page as it is edited', {
    ...terms,
    content: termsPage,
    draftKey: '2c1743a391305fbf367df8e4f069f9f9',
    earlier: [earlierTerms],
  }),
  SiteSettings: shape(siteSettings, 'The current settings, by section', siteSettings.parse(plainSettings)),
  PaymentProvider: shape(paymentProvider, 'A payment provider, and which of its keys are set', {
    provider: 'stripe',
    webhookUrl: 'https://www.example.com/webhooks/stripe',
    keySets: [stripeKeys],
  }),
  ProviderKeySet: shape(providerKeySet, 'What is known of a provider’s keys in one mode', stripeKeys),
  SettingsState: shape(settingsState, 'The current settings, with the version of each section', {
    settings: plainSettings,
    edits: [{ section: 'ordering', version: 3, changedAt: '2026-12-01T19:00:00.000Z' }],
  }),
}
