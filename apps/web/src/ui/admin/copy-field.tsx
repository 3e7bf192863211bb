import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** Announced once it is in the clipboard. */
  copiedMessage: string
}

/** A text to take elsewhere, with a button that copies it. Without a clipboard it can still be selected. */
export const CopyField = ({ label, value, copiedMessage }: CopyFieldProps) => (
  <CopyButton value={value} timeout={3000}>
    {({ copied, copy }) => (
      <Group align="flex-end" gap="xs">
        <TextInput
          label={label}
          readOnly
          flex="1 1 14rem"
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" miw={96} data-autofocus onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <VisuallyHidden role="status">{copied && copiedMessage}</VisuallyHidden>
      </Group>
    )}
  </CopyButton>
)
