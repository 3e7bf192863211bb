/**
 * Loaded by each Node that a test starts. PGlite's code is compiled when it is loaded, and again while it runs, to be faster:
 * a third of the work of a server that lives for seconds.
 */
const { setFlagsFromString } = require('node:v8')

setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')
