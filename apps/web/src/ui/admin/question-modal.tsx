import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHasBeen, useOpensAfterMount } from '../../lib/forms/use-after-mount.ts'

interface QuestionModalProps {
  isOpen: boolean
  question: string
  onClose: () => void
  children: ReactNode
}

/** Escape closes this dialog only: Mantine's drawer beneath listens on the window and looks for this mark. */
export const keepsDrawer = { 'data-mantine-stop-propagation': 'true' }

/** A confirmation dialog, rendered once it is wanted. Its buttons need `keepsDrawer`. */
export const QuestionModal = (props: QuestionModalProps) =>
  useHasBeen(props.isOpen) && <OpeningModal {...props} />

const OpeningModal = ({ isOpen, question, onClose, children }: QuestionModalProps) => (
  <Modal
    opened={useOpensAfterMount(isOpen)}
    onClose={onClose}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
    closeOnEscape={false}
    title={question}
    centered
    withCloseButton={false}
    attributes={{ content: keepsDrawer }}
  >
    {children}
  </Modal>
)
