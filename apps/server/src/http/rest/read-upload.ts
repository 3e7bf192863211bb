import { UPLOAD_LIMIT_BYTES } from '@tiffin/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'

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

const notMultipart = () =>
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
