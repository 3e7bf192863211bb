'use strict'
// The archive's entry point. Runs on any Node: one that is too old hands over to the Node beside this file.
const { spawn } = require('node:child_process')
const { join } = require('node:path')

const OLDEST_NODE = 26
const program = join(__dirname, 'server/dist/tiffin.js')
const args = [program, ...process.argv.slice(2)]

// A small heap, and no memory arena for each thread: it runs on a server with 512 MB. The operator's settings come last
// and win.
const env = {
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  NODE_OPTIONS: `--max-semi-space-size=4 --max-old-space-size=400 ${process.env.NODE_OPTIONS ?? ''}`.trim(),
}

if (parseInt(process.versions.node, 10) >= OLDEST_NODE)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...args], env)
else handOver(join(__dirname, 'bin/node'))

function handOver(node) {
  const child = spawn(node, args, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', () => {
    process.stderr.write(
      `Tiffin needs Node ${OLDEST_NODE} or newer. This is Node ${process.versions.node}, and the one in ${node} does not run on this machine.\n`,
    )
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code === null ? 1 : code))
}
