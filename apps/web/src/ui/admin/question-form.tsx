import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { useServerForm } from '../../lib/forms/use-server-form.ts'
import { keepsDrawerOpen } from './confirm-button.tsx'
import { FailureAlert } from './failure-alert.tsx'

interface QuestionFormProps<Answer> {
  form: ReturnType<typeof useServerForm<Record<string, string>, Answer>>
  yes: string
  onClose: () => void
  children: ReactNode
}

/** The fields of a question in its dialog, why the answer was refused, and the buttons. */
export function QuestionForm<Answer>({ form, yes, onClose, children }: QuestionFormProps<Answer>) {
  return (
    <form {...form.props}>
      <Stack gap="sm">
        {children}
        <FailureAlert failure={form.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} {...keepsDrawerOpen}>
            Go back
          </Button>
          <Button type="submit" loading={form.isSending} {...keepsDrawerOpen}>
            {yes}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
