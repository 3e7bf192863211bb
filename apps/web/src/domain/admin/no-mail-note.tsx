import { Alert } from '@mantine/core'
import { useSendsEmail } from '../../lib/session/staff-member.tsx'

/** Says that emails reach no one, where staff are about to send one. */
export function NoMailNote() {
  if (useSendsEmail()) return null
  return (
    <Alert color="saffron" mb="sm">
      No mail server is set up: emails are saved as files on the server and reach no one. The README says how
      to set one up.
    </Alert>
  )
}
