import { Alert, Button, Group, Modal, Stack, Text, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode } from 'react'
import { readErrorBody } from '../../lib/error-body.ts'

interface ConfirmButtonProps {
  /** On the button that asks. */
  label: string
  /** Whose button it is, where there are many of them. */
  describedBy?: string | undefined
  /** 'Delete SPRING?' */
  question: string
  /** What follows from it: 'Guests can no longer use it.' */
  consequence: ReactNode
  yes: string
  no: string
  variant?: ButtonProps['variant']
  run: () => Promise<unknown>
  onDone?: () => void
}

// Escape answers this question only: a drawer beneath listens on the window and looks for this mark.
const keepsDrawer = { 'data-mantine-stop-propagation': 'true' }

/** A button for what cannot be taken back: it asks first. A refusal is told where the question was asked. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, describedBy, question, consequence, yes, no, variant = 'default', run, onDone } = props
  const [isAsking, { open, close }] = useDisclosure()
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: run,
    onSuccess() {
      close()
      onDone?.()
    },
  })

  function handleOpen() {
    reset()
    open()
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }

  return (
    <>
      <Button variant={variant} aria-describedby={describedBy} onClick={handleOpen}>
        {label}
      </Button>
      <Modal
        opened={isAsking}
        onClose={close}
        onKeyDown={handleKeyDown}
        closeOnEscape={false}
        title={question}
        centered
        withCloseButton={false}
        attributes={{ content: keepsDrawer }}
      >
        <Stack>
          <Text>{consequence}</Text>
          {error !== null && (
            <Alert color="chilli" role="alert" title={readErrorBody(error)?.message ?? 'No response'}>
              {readErrorBody(error) === null && 'Please check your connection and try again.'}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={close} {...keepsDrawer}>
              {no}
            </Button>
            <Button color="chilli" loading={isPending} onClick={() => mutate()} {...keepsDrawer}>
              {yes}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
