import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

const whatStays =
  'Your name, email, wishlist and login are erased. Your orders stay in our books, without your name.'

/** Two steps, the second with the password, so that an accidental click deletes nothing. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)

  // The button that cancelled the deletion has disappeared with its form.
  useEffect(() => {
    if (wasAsked.current && !isAsked) opener.current?.querySelector('button')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  return (
    <CardSection title="Delete the account" lead={whatStays}>
      {isAsked ? (
        <DeleteAccountForm onCancel={() => setIsAsked(false)} onDeleted={onDeleted} />
      ) : (
        <div ref={opener}>
          <Button look="outline" onClick={() => setIsAsked(true)}>
            Delete my account
          </Button>
        </div>
      )}
    </CardSection>
  )
}
