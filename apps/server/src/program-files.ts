/** Where the files that come with the program are: beside their code in the sources, all in one folder in a build. */
import { join } from 'node:path'

/** False while the sources run as they are: in development and in tests. */
export const isBuilt = import.meta.filename.endsWith('.js')
const here = import.meta.dirname

const place = (inSources: string, inBuild: string) => join(here, isBuilt ? inBuild : inSources)

export const migrationsFolder = place('db/migrations', 'migrations')

/** What an embedded database begins with; only a build has it. */
export const emptyDatabase = join(here, 'empty-database.tgz')

/** The styles and scripts of the page that describes the API. */
export const docsFolder = place('doors/docs', 'docs')

/** The command line. */
export const program = place('cli.ts', 'tiffin.js')

/** What is run as a process of its own. */
export const sheetReader = place('features/menu-import/sheet-reader.ts', 'sheet-reader.js')
export const sheetWriter = place('features/menu-import/sheet-writer.ts', 'sheet-writer.js')

/** What each of those loads first, and the thread that this begins. */
export const endWithServer = place('features/menu-import/end-with-server.ts', 'end-with-server.js')
export const watchServer = place('features/menu-import/watch-server.ts', 'watch-server.js')

/** All that those processes have to read. A build holds the packages that they need. */
export const codeOfSheets = isBuilt
  ? [here]
  : ['src', 'package.json', 'node_modules', '../../packages', '../../node_modules'].map((path) =>
      join(here, '..', path),
    )

/** The web app's folder. */
export const webRoot = join(here, '../../web')
