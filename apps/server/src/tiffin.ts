/** Where a build begins: serves the site, or carries out the command that is named. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Beside the code, so that it goes with it, and no other user of the machine can put theirs there. Where nothing can be
// written, Node goes on without.
enableCompileCache(join(import.meta.dirname, 'compile-cache'))

const isCommand = process.argv.length > 2
await (isCommand ? import('./cli.ts') : import('./main.ts'))
