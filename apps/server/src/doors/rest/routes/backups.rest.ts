import { get, type RestArea } from '../route.ts'

export const backups: RestArea = {
  name: 'Backups',
  description: 'The whole site as one file, to store elsewhere.',
  routes: [
    get('/admin/backup', 'backups.download', 'Creates a backup and streams it', {
      description:
        'Orders, the menu, pictures, accounts, and what guests have written, with their names and addresses: `npm run tiffin -- restore` restores it. On a large site the first byte may take a minute. If the connection breaks, the file is incomplete. Only one backup runs at a time; the change log says who downloaded one.',
      download: ['tar.gz'],
      refusals: ['CONFLICT'],
    }),
  ],
}
