import type { LineOption } from '@tiffin/contract'
import { useEffect, useRef, type ComponentType } from 'react'
import { createStore, useShared } from '../lib/storage/stores.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { OptionQuestion, OptionSheetProps } from './option-sheet-dialog.tsx'

interface AskedSheet extends OptionSheetProps {
  Sheet: ComponentType<OptionSheetProps>
  /** Another one for each question, so that no choice of the sheet before is left in it. */
  question: number
}

/** What is being asked; `OptionSheetPlace` renders it. */
const askedSheet = createStore<AskedSheet | null>(null)

let isAsking = false
let questions = 0

/**
 * Asks in a sheet what is chosen for a dish, and resolves with it; null if the sheet is closed without an answer, or
 * another one is already on its way. The code that renders it loads when it is first needed.
 */
export async function askForOptions(question: OptionQuestion): Promise<LineOption[] | null> {
  // The second press of two before the code has loaded.
  if (isAsking) return null
  isAsking = true
  try {
    const { OptionSheet: Sheet } = await import('./option-sheet-dialog.tsx')
    return await new Promise<LineOption[] | null>((onAnswer) => {
      questions += 1
      askedSheet.set({ ...question, onAnswer, Sheet, question: questions })
    })
  } catch {
    // The dish's own page has the same fields.
    window.location.assign(`/product/${question.product.slug}`)
    return null
  } finally {
    askedSheet.set(null)
    isAsking = false
  }
}

/** Where the sheet that asks for a dish's options appears, if one does. */
export function OptionSheetPlace() {
  const asked = useShared(askedSheet)
  if (asked === null) return null
  const { Sheet, question, ...props } = asked
  return <Sheet key={question} {...props} />
}

interface OptionsButtonProps {
  /** The dish. */
  title: string
  /** They have just been changed, which made another line of it: the keyboard continues here. */
  isChanged: boolean
  onPress: () => void
}

/** Opens what is chosen for a line. */
export function OptionsButton({ title, isChanged, onPress }: OptionsButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChanged) button.current?.focus()
  }, [isChanged])

  return (
    <LinkButton ref={button} aria-haspopup="dialog" onClick={onPress}>
      Change options <VisuallyHidden>of {title}</VisuallyHidden>
    </LinkButton>
  )
}
