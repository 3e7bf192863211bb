import { createHash } from 'node:crypto'

/** What is kept of a secret with more bits than anybody can guess; such a hash needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
