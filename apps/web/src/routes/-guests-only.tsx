import { useRouter } from '@tanstack/react-router'
import type { User } from '@tiffin/contract'
import { useEffect, type ReactNode } from 'react'
import { useUser } from '../lib/session/session.ts'
import { useHasHydrated } from '../lib/start/use-has-hydrated.ts'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { AuthCard } from '../ui/auth-card.tsx'
import { NeedsScript } from './-needs-script.tsx'

interface GuestsOnlyProps {
  title: string
  lead: string
  /** How many fields the form has. */
  fields: number
  /** Where to go after signing in. */
  onwardTo: (user: User) => string
  children: ReactNode
}

/** A form for signed-out guests: signed-in users see nothing (SPEC 6), and are redirected. */
export function GuestsOnly({ title, lead, fields, onwardTo, children }: GuestsOnlyProps) {
  const router = useRouter()
  const hasHydrated = useHasHydrated()
  const user = useUser()
  const onward = user && onwardTo(user)

  // They may have signed in with this form, in another tab, or long before.
  useEffect(() => {
    if (hasHydrated && onward !== null) void router.navigate({ href: onward, replace: true })
  }, [router, hasHydrated, onward])

  if (user !== null) return null
  return (
    <AuthCard title={title} lead={lead}>
      <NeedsScript what="Logging in" />
      {/* Only after hydration: without scripts the form would put the password into the address. */}
      {hasHydrated ? children : <FormSkeleton fields={fields} />}
    </AuthCard>
  )
}
