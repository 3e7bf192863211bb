import { createHash } from 'node:crypto'

/** What is stored of a secret that has more bits than anyone can guess; such a hash needs no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
