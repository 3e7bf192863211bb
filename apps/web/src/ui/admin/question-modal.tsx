import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface QuestionModalProps {
  isOpen: boolean
  question: string
  onClose: () => void
  children: ReactNode
}

/** Escape closes this dialog only: Mantine's drawer beneath listens on the window and looks for this mark. */
export const keepsDrawer = { 'data-mantine-stop-propagation': 'true' }

/** A confirmation dialog. Its buttons need `keepsDrawer`. */
export const QuestionModal = ({ isOpen, question, onClose, children }: QuestionModalProps) => (
  <Modal
    opened={isOpen}
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
