import { countCharacters, lineKey, MAX_KITCHEN_NOTE_LENGTH, type CartItem } from '@tiffin/contract'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextArea } from '../../ui/native-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { setNote } from './cart-store.ts'
import classes from './line-note.module.css'

interface LineNoteProps {
  item: CartItem
  /** Its note has just been saved: the keyboard continues here. */
  isSaved: boolean
  onSaved: (key: string) => void
}

/** The guest's words to the kitchen about one line: to add, change or remove. */
export function LineNote({ item, isSaved, onSaved }: LineNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hasNote = item.note !== undefined

  useEffect(() => {
    if (isSaved) opener.current?.focus()
  }, [isSaved])

  if (isOpen) {
    return <NoteEditor item={item} onSaved={onSaved} onClose={() => setIsOpen(false)} />
  }
  return (
    <LinkButton ref={opener} onClick={() => setIsOpen(true)}>
      {hasNote ? 'Change note' : 'Add a note'} <VisuallyHidden>for {item.title}</VisuallyHidden>
    </LinkButton>
  )
}

interface NoteEditorProps extends Pick<LineNoteProps, 'item' | 'onSaved'> {
  onClose: () => void
}

function NoteEditor({ item, onSaved, onClose }: NoteEditorProps) {
  const [draft, setDraft] = useState(item.note ?? '')
  const form = useRef<HTMLFormElement>(null)
  const overlong = countCharacters(draft.trim()) - MAX_KITCHEN_NOTE_LENGTH

  useLayoutEffect(() => {
    const area = form.current?.querySelector('textarea')
    area?.focus()
    // What is typed goes after the note that is there, not before it.
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])

  const stopSaving = useSaveOnLeave(() => {
    if (draft.trim() === (item.note ?? '')) return
    if (overlong <= 0) setNote(lineKey(item), draft)
    else showToast({ message: `The note for ${item.title} is too long and was not saved`, kind: 'other' })
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (overlong > 0) return
    stopSaving()
    const note = draft.trim() || undefined
    setNote(lineKey(item), draft)
    onClose()
    onSaved(lineKey({ ...item, note }))
  }

  return (
    <form ref={form} className={classes.editor} onSubmit={handleSubmit}>
      <TextArea
        label={`For the kitchen, about ${item.title}`}
        name="lineNote"
        rows={2}
        value={draft}
        error={
          overlong > 0 ? `${overlong} ${overlong === 1 ? 'character' : 'characters'} too many` : undefined
        }
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" look="outline">
          Save note
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            stopSaving()
            onClose()
            onSaved(lineKey(item))
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Guests expect a note that they have typed to be kept when they go on to the checkout. */
function useSaveOnLeave(save: () => void) {
  const latest = useRef(save)
  const isOver = useRef(false)
  // At once: the last letter counts even if the page is left before the next frame.
  useLayoutEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    function handleLeave() {
      if (!isOver.current) latest.current()
    }
    window.addEventListener('pagehide', handleLeave)
    return () => {
      window.removeEventListener('pagehide', handleLeave)
      handleLeave()
    }
  }, [])
  return () => {
    isOver.current = true
  }
}
