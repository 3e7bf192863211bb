import { sampleSettings } from '@tiffin/restaurant/sample'
import type { House } from '../src/platform/mail.ts'

/** Whose emails the tests send. */
export const sampleHouse = (): Promise<House> => Promise.resolve(sampleSettings)
