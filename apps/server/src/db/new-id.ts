import { randomBytes } from 'node:crypto'

/** 128 random bits in hex: opaque, and unguessable, which an order's link relies on. */
export const newId = () => randomBytes(16).toString('hex')
