import type { ReactNode } from 'react'
import { useUser } from '../lib/session.ts'
import { useHasHydrated } from '../lib/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { WelcomeCard } from '../ui/welcome-card.tsx'
import { NeedsScript } from './-needs-script.tsx'

interface GuestsOnlyProps {
  title: string
  lead: string
  /** How many fields the form has. */
  fields: number
  children: ReactNode
}

/** A form that nobody needs who is signed in: they see nothing (SPEC 6). */
export function GuestsOnly({ title, lead, fields, children }: GuestsOnlyProps) {
  const hasHydrated = useHasHydrated()
  if (useUser() !== null) return null
  return (
    <WelcomeCard title={title} lead={lead}>
      <NeedsScript what="Logging in" />
      {/* Not before the scripts have come: a form without them would put the password into the address. */}
      {hasHydrated ? children : <FormSkeleton fields={fields} />}
    </WelcomeCard>
  )
}
