import { Button, Group, Stack, Text, Modal, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { explainFailure, readErrorBody } from '../../lib/api/explain-failure.ts'
import { useLatched, useOpenAfterMount } from '../../lib/forms/use-after-mount.ts'
import type { useServerForm } from '../../lib/forms/use-server-form.ts'
import { showToast } from '../toast.ts'
import { FailureAlert } from './failure-alert.tsx'

interface ConfirmButtonProps {
  /** On the button that opens the question. */
  label: string
  /** The id of what it belongs to, if there are many such buttons. */
  describedBy?: string | undefined
  /** 'Delete SPRING?' */
  question: string
  /** What will happen: 'Guests can no longer use it.' */
  consequence: ReactNode
  /** Without it there is nothing to confirm: the question only says why not. */
  yes?: string | undefined
  no: string
  variant?: ButtonProps['variant']
  color?: ButtonProps['color']
  onOpen?: () => void
  /** Whether what the question asks for has been filled in. */
  check?: () => boolean
  run: () => Promise<unknown>
  onDone?: () => void
}

/** A button for something irreversible: it asks first. An error is shown beside the question. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, describedBy, question, consequence, yes, no, variant = 'default', onDone } = props
  const { color = 'royal', onOpen, check = () => true, run } = props
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
    onOpen?.()
    open()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    if (flushSync(check)) mutate()
    else fields.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus()
  }

  return (
    <>
      <Button variant={variant} color={color} aria-describedby={describedBy} onClick={handleOpen}>
        {label}
      </Button>
      <QuestionModal isOpen={isAsking} question={question} onClose={close}>
        <form noValidate onSubmit={handleSubmit}>
          <Stack>
            <Text component="div">{consequence}</Text>
            <FailureAlert failure={error && explainFailure(error)} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" data-autofocus onClick={close} {...keepsDrawerOpen}>
                {no}
              </Button>
              {yes !== undefined && (
                <Button type="submit" color="chilli" loading={isPending} {...keepsDrawerOpen}>
                  {yes}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      </QuestionModal>
    </>
  )
}

interface QuestionModalProps {
  isOpen: boolean
  question: string
  onClose: () => void
  children: ReactNode
}

/** Escape closes this dialog only: Mantine's drawer beneath listens on the window and looks for this mark. */
export const keepsDrawerOpen = { 'data-mantine-stop-propagation': 'true' }

/** A confirmation dialog, rendered once it is wanted. Its buttons need `keepsDrawerOpen`. */
export const QuestionModal = (props: QuestionModalProps) =>
  useLatched(props.isOpen) && <OpeningModal {...props} />

const OpeningModal = ({ isOpen, question, onClose, children }: QuestionModalProps) => (
  <Modal
    opened={useOpenAfterMount(isOpen)}
    onClose={onClose}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
    closeOnEscape={false}
    title={question}
    centered
    withCloseButton={false}
    attributes={{ content: keepsDrawerOpen }}
  >
    {children}
  </Modal>
)

interface DeleteButtonProps extends Deletion {
  /** The item's name. */
  title: string
  titleId?: string | undefined
}

export interface Deletion {
  /** Shown in the question: 'It disappears from the menu right away.' */
  consequence: string
  /** Why it cannot be deleted yet, and what to do first. */
  obstacle?: string | undefined
  onDelete: () => Promise<unknown>
  /** It no longer exists, even if someone else was faster. */
  onDeleted: () => void
}

/** Deletes something permanently, after confirmation. */
export function DeleteButton(props: DeleteButtonProps) {
  const { title, titleId, consequence, obstacle, onDelete, onDeleted } = props
  const isPossible = obstacle === undefined

  async function run() {
    let message = `${title} deleted`
    try {
      await onDelete()
    } catch (error) {
      if (readErrorBody(error)?.code !== 'NOT_FOUND') throw error
      message = `${title} was already deleted`
    }
    showToast({ message, kind: 'success' })
  }

  return (
    <ConfirmButton
      label="Delete"
      describedBy={titleId}
      question={isPossible ? `Delete ${title}?` : `${title} can’t be deleted yet`}
      consequence={obstacle ?? consequence}
      yes={isPossible ? 'Delete permanently' : undefined}
      no={isPossible ? 'Keep it' : 'Close'}
      run={run}
      onDone={onDeleted}
    />
  )
}

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
