import {
  amountTrouble,
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  type Issue,
  MAX_OPTION_PRICE_CENTS,
  MAX_PRICE_CENTS,
} from '@tiffin/contract'
import type { Money } from '@tiffin/pricing'
import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { isOutage } from '../db/outage.ts'

const mosts = { price: MAX_PRICE_CENTS, option: MAX_OPTION_PRICE_CENTS }

interface Entered {
  /** Of the field. */
  path: string
  amount: number | null | undefined
}

/** Refuses amounts that are too large for the currency; the contract knows only what is too large for any. */
export function rejectLargeAmounts(
  kind: keyof typeof mosts,
  entered: readonly Entered[],
  money: Money,
): void {
  rejectIssues(
    'VALIDATION',
    entered.flatMap(({ path, amount }) => {
      const message = amountTrouble(amount ?? 0, money.decimals, mosts[kind])
      return message === null ? [] : [{ path, message }]
    }),
  )
}

const trpcCodeOfStatus: Record<(typeof errorCodes)[ErrorCode]['status'], TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
}

/** The request was understood but cannot be fulfilled. The message is written for the guest. */
export class AppError extends TRPCError {
  readonly body: ErrorBody

  constructor(code: ErrorCode, message: string, details: Omit<ErrorBody, 'code' | 'message'> = {}) {
    super({ code: trpcCodeOfStatus[errorCodes[code].status], message })
    this.body = { message, code, ...details }
  }
}

/** The only place where an error becomes what the caller may see; an unexpected error reveals nothing. */
export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof AppError) return error.body
  if (isOutageInside(error)) return unavailable
  if (error instanceof TRPCError) return bodyOfTrpcError(error)
  return { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' }
}

/** When to retry a call that failed because of a problem on our side. */
export const RETRY_AFTER_SECONDS = 5

const unavailable: ErrorBody = {
  message: 'We can’t do that at the moment. Please try again in a minute, or call us.',
  code: 'UNAVAILABLE',
}

/** Whether it failed only because the database was down; tRPC wraps what a procedure throws. */
export const isOutageInside = (error: unknown): boolean =>
  isOutage(error instanceof TRPCError ? error.cause : error)

export const statusOf = (body: ErrorBody) => errorCodes[body.code].status

function bodyOfTrpcError(error: TRPCError): ErrorBody {
  if (error.cause instanceof AppError) return error.cause.body
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) return validationBody(error.cause)
  if (error.code === 'NOT_FOUND') return { message: 'Endpoint not found', code: 'NOT_FOUND' }
  if (error.code === 'METHOD_NOT_SUPPORTED') {
    return { message: 'Method not allowed', code: 'METHOD_NOT_ALLOWED' }
  }
  if (error.code === 'PAYLOAD_TOO_LARGE') return { message: 'Request too large', code: 'TOO_LARGE' }
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') {
    return { message: 'Content-Type must be application/json', code: 'UNSUPPORTED_MEDIA' }
  }
  if (error.code === 'BAD_REQUEST' || error.code === 'PARSE_ERROR') {
    return { message: 'The body is not valid JSON for this endpoint', code: 'VALIDATION' }
  }
  return toErrorBody(undefined)
}

function validationBody(error: ZodError): ErrorBody {
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  return { message: issues[0]?.message ?? 'The input is invalid', code: 'VALIDATION', issues }
}

/** Rejects what has issues; the first one is the message. */
export function rejectIssues(code: ErrorCode, issues: Issue[]): void {
  if (issues[0]) throw new AppError(code, issues[0].message, { issues })
}

/** Rejects an edit that is based on an older version; without a version the last write wins. */
export function rejectOutdated(
  name: string,
  now: { version: number },
  baseVersion: number | undefined,
): void {
  if (baseVersion === undefined || baseVersion === now.version) return
  throw new AppError(
    'CONFLICT',
    `${name} was changed by someone else in the meantime. Take another look first.`,
  )
}
