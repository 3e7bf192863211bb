/** The entry point of a build: serves the site, or runs the named command. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Next to the code, so it is deleted with it, and no other user of the machine can plant theirs. If the folder is not
// writable, Node does without.
enableCompileCache(join(import.meta.dirname, 'compile-cache'))

const isCommand = process.argv.length > 2
await (isCommand ? import('./cli.ts') : import('./main.ts'))
