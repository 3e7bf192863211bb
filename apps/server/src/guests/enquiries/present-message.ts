import type { ContactMessage } from '@tiffin/contract'
import { localTimeOf } from '../../platform/wall-clock.ts'
import type { MessageRow } from './message-queries.ts'

export const presentMessage = ({
  id,
  name,
  email,
  phone,
  message,
  state,
  createdAt,
}: MessageRow): ContactMessage => ({
  _id: id,
  name,
  email,
  phone: phone ?? undefined,
  message,
  state,
  createdAt: createdAt.toISOString(),
  createdLocal: localTimeOf(createdAt),
})
