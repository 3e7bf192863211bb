import { addDemoData } from './add-demo-data.ts'
import { backupSite } from './backup-site.ts'
import type { Command } from './command.ts'
import { createAdmin } from './create-admin.ts'
import { examineSite } from './examine-site.ts'
import { exportSite } from './export-site.ts'
import { importMenu } from './import-menu.ts'
import { printOrders } from './print-orders.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { resetPassword } from './reset-password.ts'
import { restoreSite } from './restore-site.ts'

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
