import { Button, Group, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { createContext, useContext, useImperativeHandle, type Ref } from 'react'
import { keepsDrawerOpen, QuestionModal } from './confirm-button.tsx'

/** How a drawer learns from the form in it whether anything has been changed. */
export const IsFormDirty = createContext<Ref<() => boolean> | undefined>(undefined)

interface UnsavedGuardProps {
  form: { isDirty: () => boolean; reset: () => void }
}

/** Asks before unsaved changes are lost to a link, the browser's buttons or a closed tab. */
export function UnsavedGuard({ form }: UnsavedGuardProps) {
  useImperativeHandle(useContext(IsFormDirty), () => () => form.isDirty())
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => form.isDirty(),
    enableBeforeUnload: () => form.isDirty(),
    withResolver: true,
  })

  function handleDiscard() {
    // The form stays until the next page has loaded: it must not ask again on the way back.
    form.reset()
    proceed?.()
  }

  return <LeaveQuestion isOpen={status === 'blocked'} onStay={() => reset?.()} onLeave={handleDiscard} />
}

interface LeaveQuestionProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

export const LeaveQuestion = ({ isOpen, onStay, onLeave }: LeaveQuestionProps) => (
  <QuestionModal isOpen={isOpen} question="Leave without saving?" onClose={onStay}>
    <Stack>
      <Text>What you changed here has not been saved.</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={onStay} {...keepsDrawerOpen}>
          Stay here
        </Button>
        <Button color="chilli" onClick={onLeave} {...keepsDrawerOpen}>
          Discard changes
        </Button>
      </Group>
    </Stack>
  </QuestionModal>
)
