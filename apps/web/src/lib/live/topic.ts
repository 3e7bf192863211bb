import type { MenuEvent, StaffEvent } from '@tiffin/contract'

/** What is followed: everything that staff may see, the menu, or the orders on the page. */
export interface Topic {
  call: 'staff' | 'menu' | 'orders'
  input: { ids?: string[] }
}

export type LiveEvent = StaffEvent | MenuEvent

/** The name under which tabs that follow the same topic share one stream. */
export const nameOfTopic = ({ call, input: { ids = [] } }: Topic) => `live ${call} ${ids.join(' ')}`
