import type { Letter } from '@tiffin/contract'
import { useId, type ReactNode } from 'react'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { LetterThread } from '../../ui/letter-thread.tsx'
import classes from './enquiry-sheet.module.css'

interface EnquirySheetProps {
  enquiry: {
    name: string
    email: string
    phone?: string | undefined
    createdAt: string
    createdLocal: string
    letters: Letter[]
  }
  /** Where it stands, and where it can go. */
  moves: ReactNode
  /** What the guest has written. */
  children: ReactNode
  onSend: (body: string) => Promise<unknown>
  /** What is deleted, by name: 'Request C-101'. */
  title: string
  onDelete: () => Promise<unknown>
  onDeleted: () => void
}

/** One enquiry: who it is from, what they want, and what they were answered. */
export function EnquirySheet({ enquiry, moves, children, onSend, ...deletion }: EnquirySheetProps) {
  const nameId = useId()
  const { name, email, phone, createdAt, createdLocal, letters } = enquiry
  return (
    <div className={classes.columns}>
      <section className={classes.card} aria-label="Guest">
        <h2 id={nameId} className={classes.name}>
          {name}
        </h2>
        <p className={classes.ways}>
          <a href={`mailto:${email}`}>{email}</a>
          {phone !== undefined && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        </p>
        <p className={classes.time}>
          <time dateTime={createdAt}>{`${formatDate(createdLocal)}, ${formatClock(createdLocal)}`}</time>
        </p>
        {moves}
        <div className={classes.deletion}>
          <DeleteAction
            {...deletion}
            titleId={nameId}
            consequence="What the guest wrote and what they were answered goes for good."
          />
        </div>
      </section>
      <div className={classes.contents}>
        <section className={classes.card} aria-label="What the guest wrote">
          {children}
        </section>
        <div className={classes.card}>
          <LetterThread letters={letters} recipient={email} onSend={onSend} />
        </div>
      </div>
    </div>
  )
}
