import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import type { PrinterWithAddress } from '@tiffin/contract'
import { useState } from 'react'
import { CopyField } from '../../ui/admin/copy-field.tsx'

interface PrinterAddressProps {
  /** Null if there is nothing to show. */
  shown: PrinterWithAddress | null
  onClose: () => void
}

/** The address of a new printer, and what to do with it. Only the button closes it, as it is never shown again. */
export function PrinterAddress({ shown, onClose }: PrinterAddressProps) {
  // While the dialog is closing, it still shows the address.
  const [last, setLast] = useState(shown)
  if (shown !== null && shown !== last) setLast(shown)
  return (
    <Modal
      opened={shown !== null}
      onClose={onClose}
      title={`Address of ${last?.printer.name}`}
      centered
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onExitTransitionEnd={() => setLast(null)}
    >
      <Stack>
        <Text>
          <strong>This address is shown only now.</strong> Anyone who knows it can read your orders, so keep
          it secret.
        </Text>
        <CopyField label="Server URL" value={last?.address ?? ''} copiedMessage="Address copied" />
        <List type="ordered" spacing={4}>
          <List.Item>Open the printer’s web page and go to CloudPRNT.</List.Item>
          <List.Item>Enter the address as the Server URL.</List.Item>
          <List.Item>Set the polling interval to 5 seconds.</List.Item>
          <List.Item>Save, and restart the printer.</List.Item>
          <List.Item>Come back here and click “Test print”.</List.Item>
        </List>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
