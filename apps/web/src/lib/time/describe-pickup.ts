import { formatClock, nameDay } from './local-time.ts'

/** 'Pickup today, about 6:25 pm': the promise for as soon as possible. */
export const describePromise = (local: string, today: string): string =>
  `Pickup ${nameDay(local, today)}, about ${formatClock(local)}`

/** 'Pickup tomorrow, 6:30 pm': a time that the guest has chosen. */
export const describeChosen = (local: string, today: string): string =>
  `Pickup ${nameDay(local, today)}, ${formatClock(local)}`
