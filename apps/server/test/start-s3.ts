import S3rver from '@20minutes/s3rver'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../src/env.ts'
import type { BucketSettings } from '../src/platform/bucket.ts'

/** An S3-compatible store that checks signatures, with one empty bucket. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'tiffin-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'tiffin' }],
  })
  const { port } = await server.run()
  const urlWith = ({ secret = 'S3RVER', bucket = 'tiffin' } = {}) =>
    `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}?region=us-east-1`
  return {
    url: urlWith(),
    urlWith,
    settings: readEnv({ S3_URL: urlWith() }).bucket as BucketSettings,
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
