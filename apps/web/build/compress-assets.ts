/** Writes a brotli and a gzip version of every built asset worth compressing; the server picks one per request. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { CLIENT_FOLDER } from './client-folder.ts'

const MIN_BYTES = 256

const files = globSync('**/*.{js,css,html,svg,json,txt,webmanifest}', { cwd: CLIENT_FOLDER })
for (const file of files) {
  const path = join(CLIENT_FOLDER, file)
  const bytes = readFileSync(path)
  if (bytes.length <= MIN_BYTES) continue
  const quality = constants.BROTLI_MAX_QUALITY
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  )
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
