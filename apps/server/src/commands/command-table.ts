import { addDemoData } from './add-demo-data.command.ts'
import { backupSite } from './backup-site.command.ts'
import type { Command } from './command.ts'
import { createAdmin } from './create-admin.command.ts'
import { examineSite } from './examine-site.command.ts'
import { exportSite } from './export-site.command.ts'
import { importMenu } from './import-menu.command.ts'
import { printOrders } from './print-orders.command.ts'
import { removeSecondFactor } from './remove-second-factor.command.ts'
import { resetPassword } from './reset-password.command.ts'
import { restoreSite } from './restore-site.command.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  createAdmin,
  resetPassword,
  removeSecondFactor,
  examineSite,
  backupSite,
  restoreSite,
  exportSite,
  importMenu,
  printOrders,
  addDemoData,
]
