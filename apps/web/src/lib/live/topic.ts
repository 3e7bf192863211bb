import type { MenuEvent, StaffEvent } from '@tiffin/contract'

/** What is followed: everything that staff may see, the menu, or one order. */
export interface Topic {
  call: 'staff' | 'menu' | 'order'
  input: { id?: string }
}

export type LiveEvent = StaffEvent | MenuEvent

/** The name under which tabs that follow the same topic share one stream. */
export const nameOfTopic = ({ call, input: { id = '' } }: Topic) => `live ${call} ${id}`
