import { addDemoData } from './demo-data.command.ts'
import { backupSite, restoreSite } from './backup.command.ts'
import { comparePayments } from './compare-payments.command.ts'
import type { Command } from './command.ts'
import { createAdmin } from './create-admin.command.ts'
import { examineSite } from './doctor.command.ts'
import { exportSite } from './export.command.ts'
import { importMenu } from './import.command.ts'
import { manageKeys } from './keys.command.ts'
import { printOrders } from './orders.command.ts'
import { removeSecondFactor } from './remove-second-factor.command.ts'
import { resetPassword } from './reset-password.command.ts'
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
