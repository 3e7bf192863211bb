import { Command as Program } from 'commander'
import packageFile from '../../package.json' with { type: 'json' }
import { isBuilt } from '../program-files.ts'
import { createAdmin, removeSecondFactor, resetPassword } from './accounts.command.ts'
import { addDemoData } from './demo-data.command.ts'
import { backupSite, restoreSite } from './backup.command.ts'
import { comparePayments } from './compare-payments.command.ts'
import type { Command } from './command.ts'
import { examineSite } from './doctor.command.ts'
import { exportSite, importMenu } from './import.command.ts'
import { manageKeys } from './keys.command.ts'
import { printOrders } from './orders.command.ts'
import { carrySettings } from './settings.command.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  createAdmin,
  resetPassword,
  removeSecondFactor,
  manageKeys,
  examineSite,
  backupSite,
  restoreSite,
  carrySettings,
  exportSite,
  importMenu,
  printOrders,
  comparePayments,
  addDemoData,
]

/** How the program is started: from the repository root, or from the unpacked archive. */
const STARTED_BY = isBuilt ? 'node tiffin' : 'npm run tiffin --'

type OnCommand = (command: Command, typed: Record<string, unknown>) => Promise<void>

const exitCodeHelp = `
Exit codes:
  0  done
  1  unexpected error
  2  wrong usage: bad arguments or settings
  3  not possible: no such account, problems found by the doctor, and so on
  4  the embedded database is in use by a server or another command
  130, 143  stopped by Ctrl+C, or by a signal

The settings are the server's: DATABASE_URL, DATA_DIR and the others.${isBuilt ? '' : '\nWith --json put --silent before the script: npm run --silent tiffin -- …'}`

/** Turns the table of commands into a program with help. Depends on Commander; runs nothing. */
export function createProgram(onCommand: OnCommand): Program {
  const program = new Program(STARTED_BY)
    .description('Manages the restaurant from the command line.')
    .usage('<command> [options]')
    .version(packageFile.version, '--version', 'print the version')
    .exitOverride()
    // The caller reports all errors in one format.
    .configureOutput({ outputError: () => {} })
    .helpCommand(false)
    .addHelpText('after', exitCodeHelp)
  for (const command of commands) addTo(program, command, onCommand)
  return program
}

function addTo(program: Program, command: Command, onCommand: OnCommand) {
  const { name, summary, takes, options, examples } = command
  const added = program.command(name).description(summary)
  for (const [argument, is] of takes) added.argument(argument, is)
  for (const [flags, is] of options) added.option(flags, is)
  added.option('--json', 'print the result as JSON')
  const lines = examples.map((example) => `  ${STARTED_BY} ${example}`)
  added.addHelpText('after', `\nFor example:\n${lines.join('\n')}`)
  added.action(async () => {
    const given = added.registeredArguments.map((argument, index) => [
      toCamelCase(argument.name()),
      added.processedArgs[index] as unknown,
    ])
    await onCommand(command, { ...Object.fromEntries(given), ...added.opts() })
  })
}

const toCamelCase = (name: string) => name.replaceAll(/-[a-z]/g, (part) => part.charAt(1).toUpperCase())
