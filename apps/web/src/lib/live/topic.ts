import type { MenuEvent, StaffEvent } from '@tiffin/contract'

/** What is followed: everything that staff may see, the menu, or one order. */
export interface Topic {
  call: 'staff' | 'menu' | 'order'
  input: { id?: string }
}

export type LiveEvent = StaffEvent | MenuEvent

/** Tabs that follow the same thing share one stream by this name. */
export const nameOfTopic = ({ call, input: { id = '' } }: Topic) => `live ${call} ${id}`
