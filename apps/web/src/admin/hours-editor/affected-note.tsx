import { Alert, Text } from '@mantine/core'
import type { AffectedDay } from '@tiffin/contract'
import { AffectedDays } from '../../domain/admin/affected-days.tsx'

/** Guests with orders or tables at times that are now closed: someone has to call them. */
export const AffectedNote = ({ affected }: { affected: readonly AffectedDay[] }) => (
  <Alert role="note" color="saffron" title="Please call these guests">
    <Text size="sm">They have orders or tables at times you are now closed.</Text>
    <AffectedDays affected={affected} />
  </Alert>
)
