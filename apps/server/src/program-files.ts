/** Where the files that come with the program are: next to their code in the sources, all in one folder in a build. */
import { join } from 'node:path'

/** False when running from the sources: in development and in tests. */
export const isBuilt = import.meta.filename.endsWith('.js')
const here = import.meta.dirname

const place = (inSources: string, inBuild: string) => join(here, isBuilt ? inBuild : inSources)

export const migrationsFolder = place('db/migrations', 'migrations')

/** The initial content of an embedded database; only a build has it. */
export const emptyDatabase = join(here, 'empty-database.tgz')

/** The styles and scripts of the API documentation page. */
export const docsFolder = place('http/docs', 'docs')

/** The fonts of printed tickets, and the file that lists them. */
export const fontsFolder = place('kitchen/printing/fonts', 'fonts')

/** The fonts of further scripts, a folder each, as their packages have them. */
export const scriptFontsFolder = place('../node_modules/@fontsource-variable', 'fonts/scripts')

/** The command line. */
export const program = place('cli.ts', 'tiffin.js')

/** Run as a separate process. */
export const sheetReader = place('menu/import/sheet-reader.ts', 'sheet-reader.js')
export const sheetWriter = place('menu/import/sheet-writer.ts', 'sheet-writer.js')

/** Loaded first by each of those processes, and the thread that it starts. */
export const endWithServer = place('menu/import/end-with-server.ts', 'end-with-server.js')
export const watchServer = place('menu/import/watch-server.ts', 'watch-server.js')

/** Everything that those processes may read. A build includes the packages that they need. */
export const codeOfSheets = isBuilt
  ? [here]
  : ['src', 'package.json', 'node_modules', '../../packages', '../../node_modules'].map((path) =>
      join(here, '..', path),
    )

/** The web app's folder. */
export const webRoot = join(here, '../../web')
