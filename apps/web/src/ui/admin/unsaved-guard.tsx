import { Button, Group, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { keepsDrawer, QuestionModal } from './question-modal.tsx'

/** Asks before unsaved changes are lost to a link, the browser's buttons or a closed tab. */
export function UnsavedGuard({ isDirty }: { isDirty: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <QuestionModal isOpen={status === 'blocked'} question="Leave without saving?" onClose={() => reset?.()}>
      <Stack>
        <Text>What you changed here has not been saved.</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus onClick={reset} {...keepsDrawer}>
            Stay here
          </Button>
          <Button color="chilli" onClick={proceed} {...keepsDrawer}>
            Discard changes
          </Button>
        </Group>
      </Stack>
    </QuestionModal>
  )
}
