import { Readable, type PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'

export interface FileToZip {
  name: string
  /** Called when it is this file's turn. */
  read: () => AsyncIterable<Buffer>
}

/** Compresses the files one by one, no faster than the zip is read; when its reader stops, reading the files stops. */
export async function* zipFiles(files: readonly FileToZip[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  let source: Readable | undefined
  for (const { name, read } of files) {
    zip.addReadStreamLazy(name, (pump) => {
      source = Readable.from(read())
      source.on('error', (error) => output.destroy(error))
      pump(null, source)
    })
  }
  zip.end()
  try {
    yield* output as AsyncIterable<Buffer>
  } finally {
    source?.destroy()
  }
}
