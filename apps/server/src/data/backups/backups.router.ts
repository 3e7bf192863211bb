import { fileDownload } from '@tiffin/contract'
import { permittedAndConfirmed, router } from '../../platform/procedures.ts'
import { downloadBackup } from './download-backup.ts'

export const backupsRouter = router({
  download: permittedAndConfirmed('backups')
    .output(fileDownload)
    .query(({ ctx, signal }) => downloadBackup(ctx, signal)),
})
