/**
 * Stands in for `src/program-files.ts` in tests: processes that the server starts are those of the build, as in
 * production, and start ten times as fast as from the sources. What it reads itself lies beside the sources.
 */
import { fileURLToPath } from 'node:url'
import { built } from './built.ts'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

export const isBuilt = false
export const migrationsFolder = source('db/migrations')
export const emptyDatabase = source('empty-database.tgz')
export const docsFolder = source('http/docs')
export const fontsFolder = source('kitchen/printing/fonts')
export const scriptFontsFolder = source('../node_modules/@fontsource-variable')
export const webRoot = source('../../web')

export const program = built('tiffin.js')
export const sheetReader = built('sheet-reader.js')
export const sheetWriter = built('sheet-writer.js')
export const endWithServer = built('end-with-server.js')
export const watchServer = built('watch-server.js')
export const codeOfSheets = [built('.')]
