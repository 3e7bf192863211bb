import { randomUUID } from 'node:crypto'

/** 32 hex digits with 122 random bits: opaque, and unguessable, which an order's link relies on. Node draws them in advance. */
export const newId = () => randomUUID().replaceAll('-', '')
