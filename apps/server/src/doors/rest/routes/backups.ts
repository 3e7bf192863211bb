import { get, type RestArea } from '../route.ts'

export const backups: RestArea = {
  name: 'Backups',
  description: 'All of the site as one file, to be kept somewhere else.',
  routes: [
    get('/admin/backup', 'backups.download', 'Makes a backup and sends it while it is written', {
      description:
        'Orders, the menu, pictures, accounts, and what guests have written, with their names and addresses: `npm run tiffin -- restore` reads it. On a large site a minute may pass before the first byte. A connection that is cut off has brought half a file. One is made at a time; the log tells who has downloaded one.',
      download: ['tar.gz'],
      refusals: ['CONFLICT'],
    }),
  ],
}
