/** Serves the uploaded pictures. An address is derived from its picture's content, so what it shows never changes. */
import { pictureFormats, type PictureFormat } from '@tiffin/contract'
import type { FastifyInstance } from 'fastify'
import type { PictureStore } from '../platform/picture-store.ts'
import { AppError } from '../platform/app-error.ts'

const FOREVER = 'public, max-age=31536000, immutable'

export const uploadRoutes = (pictures: PictureStore) => async (app: FastifyInstance) => {
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*']
    // Each is as small as the sizes that we generate, so it may be read into memory.
    const bytes = formatOf(name) && (await pictures.read(name))
    if (!bytes) throw new AppError('NOT_FOUND', 'Picture not found')
    return reply
      .headers({ 'content-type': `image/${formatOf(name)}`, 'cache-control': FOREVER })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}

const formatOf = (name: string): PictureFormat | undefined =>
  pictureFormats.find((format) => name.endsWith(`.${format}`))
