import { type JobProgress, UPLOAD_LIMIT_BYTES } from '@tiffin/contract'
import type { FastifyRequest } from 'fastify'
import { AppError, toErrorBody } from '../../platform/app-error.ts'

type Work = (reportProgress: (progress: JobProgress) => void) => Promise<unknown>

/**
 * A long call as lines of JSON: each reports progress, the last one the result. A slow reader misses some of them, but
 * never the last one. An error before the first line is returned as for any other call.
 */
export async function* progressLines(
  work: Work,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Buffer> {
  let latest: JobProgress | undefined
  let reported = Promise.withResolvers<void>()
  const ended = work((progress) => {
    latest = progress
    reported.resolve()
  }).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  for (let isFirst = true; ; isFirst = false) {
    const end = await Promise.race([ended, reported.promise])
    const progress = latest
    latest = undefined
    reported = Promise.withResolvers()
    if (end && 'error' in end && isFirst && !progress) throw end.error
    if (progress) yield lineOf({ progress })
    if (end && 'error' in end) {
      onFailure(end.error)
      return yield lineOf({ error: toErrorBody(end.error) })
    }
    if (end) return yield lineOf(end)
  }
}

const lineOf = (line: object) => Buffer.from(`${JSON.stringify(line)}\n`)

/** Limits for the upload parser; busboy stops reading at each of them. */
export const uploadLimits = {
  fileSize: UPLOAD_LIMIT_BYTES,
  files: 1,
  fields: 10,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** A multipart body as a procedure's input: its fields, and the part called `file` as bytes with their name. */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw notMultipart()
  const input: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') input[part.fieldname] = part.value
      else {
        const bytes = await part.toBuffer()
        if (part.fieldname === 'file') Object.assign(input, { file: bytes, fileName: part.filename })
      }
    }
  } catch (error) {
    throw toAppError(error)
  }
  return input
}

export const notMultipart = () =>
  new AppError('UNSUPPORTED_MEDIA', 'Send the file as multipart/form-data, in a field called "file"')

function toAppError(error: unknown): unknown {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new AppError('TOO_LARGE', 'Send one file of up to 10 MB')
  if (status === 406) return notMultipart()
  // Busboy's own errors carry no status: the parts could not be parsed.
  return error instanceof AppError
    ? error
    : new AppError('VALIDATION', 'The upload is incomplete or malformed')
}
