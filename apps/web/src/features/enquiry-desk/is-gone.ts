import { readErrorBody } from '../../lib/error-body.ts'

/** Somebody has deleted it, also while it was shown. */
export const isGone = (error: unknown): boolean => readErrorBody(error)?.code === 'NOT_FOUND'
