import type { ErrorBody, ErrorCode } from '@tiffin/contract'
import { TRPCError } from '@trpc/server'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { toLoggable } from '../platform/outage-log.ts'
import { isOutageInside, RETRY_AFTER_SECONDS, statusOf, toErrorBody } from '../platform/app-error.ts'
import { notMultipart } from './rest/long-calls.ts'

const codeOfStatus: Record<number, [ErrorCode, string]> = {
  400: ['VALIDATION', 'The request cannot be read. Is the body valid JSON?'],
  404: ['NOT_FOUND', 'Not found'],
  413: ['TOO_LARGE', 'Request too large'],
  414: ['VALIDATION', 'The URL is too long'],
  415: ['UNSUPPORTED_MEDIA', 'Content-Type must be application/json'],
}

/** Answers every failed call with the standard error body; an unexpected error is logged, not disclosed. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const body = bodyOf(error, request)
  if (isOutageInside(error)) request.server.outages.began(error)
  if (body.code === 'UNAVAILABLE') reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  if (body.code === 'INTERNAL') logUnforeseen(request, error)
  return reply.status(statusOf(body)).send(body)
}

/** Work abandoned because the client hung up is not a failure. */
export function logUnforeseen({ log }: FastifyRequest, error: unknown) {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof Error && cause.name === 'AbortError') return
  log.error({ err: toLoggable(error) }, 'unexpected error')
}

function bodyOf(error: FastifyError | Error, { routeOptions }: FastifyRequest): ErrorBody {
  // From the framework, when a percent sign in the address encodes no character.
  if ('code' in error && error.code === 'FST_ERR_BAD_URL')
    return { code: 'VALIDATION', message: 'The address cannot be read. Is it percent-encoded?' }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 415 && routeOptions.config.isUpload) return toErrorBody(notMultipart())
  const known = codeOfStatus[status]
  // Only the framework's own errors carry a status; ours describe themselves.
  return known ? { code: known[0], message: known[1] } : toErrorBody(error)
}
