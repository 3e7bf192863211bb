import { fileDownload } from '@tiffin/contract'
import { permitted, router } from '../../platform/procedures.ts'
import { downloadBackup } from './download-backup.ts'

export const backupsRouter = router({
  download: permitted('backups')
    .output(fileDownload)
    .query(({ ctx, signal }) => downloadBackup(ctx, signal)),
})
