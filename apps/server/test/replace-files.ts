/** What stands in for a file of the sources in tests, and says why. A set-up file: Node imports the sources itself. */
import { registerHooks } from 'node:module'
import { basename } from 'node:path'

const ours = (name: string) => new URL(name, import.meta.url).href

const builtProgramFiles = ours('built-program-files.ts')
const runSheetHere = ours('run-sheet-here.ts')

/** Which file is imported instead; undefined if it is itself. */
function replacementOf(specifier: string, importer = ''): string | undefined {
  if (basename(specifier) === 'program-files.ts') return builtProgramFiles
  const readsOrWritesSheets = /\/(read-sheet|make-template)\.ts$/.test(importer)
  return readsOrWritesSheets && basename(specifier) === 'run-sheet-process.ts' ? runSheetHere : undefined
}

// It is loaded anew for each file, and a worker keeps what it has loaded.
const REGISTERED = Symbol.for('tiffin.replacedFiles')
const worker = globalThis as { [REGISTERED]?: true }

if (!worker[REGISTERED]) {
  worker[REGISTERED] = true
  registerHooks({
    resolve: (specifier, context, next) =>
      next(replacementOf(specifier, context.parentURL) ?? specifier, context),
  })
}
