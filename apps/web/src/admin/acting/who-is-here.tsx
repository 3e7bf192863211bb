import { Button, Text, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUserCheck, IconUsers } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ActingState } from '@tiffin/contract'
import { useEffect, useState } from 'react'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useLatched } from '../../lib/forms/use-after-mount.ts'
import { actorStore } from '../../lib/session/actor.ts'
import { useMay } from '../../lib/session/staff-member.tsx'
import { createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'
import { QuestionModal } from '../../ui/admin/confirm-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { TakeOver } from './take-over.tsx'

interface WhoIsHereProps {
  /** How it looks while nobody has typed a PIN. */
  variant?: ButtonProps['variant'] | undefined
}

/**
 * Says who acts in this session, and lets a colleague take it over with their PIN. Where nobody has one there is nothing
 * to choose.
 */
export function WhoIsHere({ variant }: WhoIsHereProps) {
  const acting = useActing()
  const isUsed = useStored(pinsStore)
  const known = useStored(actorStore)
  const isShown = acting && (acting.actor !== null || acting.colleagues.length > 0)
  useEffect(() => {
    if (isShown !== undefined) pinsStore.set(isShown)
  }, [isShown])
  if (isShown) return <WhoButton acting={acting} variant={variant} />
  // Takes its room where it has been before, so that nothing moves when it appears.
  return acting === undefined && isUsed ? (
    <Opener name={known?.name ?? null} variant={variant} isHidden />
  ) : null
}

/** Whether there are PINs here, as far as this browser knows. */
const pinsStore = createLocalStorageStore<boolean>({
  key: 'tiffin-pins-used',
  empty: false,
  parse: (raw) => raw === true,
})

function WhoButton({ acting, variant }: WhoIsHereProps & { acting: ActingState }) {
  const [isOpen, { open, close }] = useDisclosure()
  const { actor, account } = acting
  return (
    <>
      <Opener name={actor?.name ?? null} variant={variant} onClick={open} />
      <QuestionModal isOpen={isOpen} question="Who is here?" onClose={close}>
        <TakeOver acting={acting} onClose={close} />
      </QuestionModal>
      <VisuallyHidden role="status">{useNews(`${(actor ?? account).name} is here now`)}</VisuallyHidden>
    </>
  )
}

interface OpenerProps extends WhoIsHereProps {
  /** Of who acts; null while it is the account that logged in. */
  name: string | null
  isHidden?: boolean
  onClick?: () => void
}

function Opener({ name, variant, isHidden = false, onClick }: OpenerProps) {
  const [firstName = ''] = name?.trim().split(/\s/) ?? []
  const Sign = name === null ? IconUsers : IconUserCheck
  const look =
    name === null ? variant !== undefined && { variant } : { color: 'saffron.5', autoContrast: true }
  return (
    <Button
      data-who
      h={44}
      miw={44}
      maw={{ base: 120, sm: 200 }}
      px={{ base: 8, sm: 'sm' }}
      aria-label={name === null ? 'Who is here?' : `${name} is here. Somebody else?`}
      {...look}
      {...(isHidden && { style: { visibility: 'hidden' } })}
      onClick={onClick}
    >
      <Sign size={22} style={{ flex: 'none' }} aria-hidden />
      {name === null ? (
        <Text component="span" inherit ml={6} visibleFrom="sm">
          Who is here?
        </Text>
      ) : (
        <Text component="span" inherit ml={6} truncate>
          {firstName}
        </Text>
      )}
    </Button>
  )
}

/** The text once it is another than at first: who was here before is no news. */
function useNews(text: string): string {
  const [first] = useState(text)
  const hasChanged = useLatched(text !== first)
  return hasChanged ? text : ''
}

const POLL_MS = 60_000

/** When the session may be its account's again, or somebody else has taken it over elsewhere. */
const nextLookMs = (state: ActingState | undefined) =>
  Math.min(POLL_MS, ((state?.secondsLeft ?? Number.POSITIVE_INFINITY) + 1) * 1000)

/** Who acts in this session; undefined until known. When it is somebody else, everything on the page is read anew. */
function useActing(): ActingState | undefined {
  const queryClient = useQueryClient()
  const trpc = useTRPC()
  const isStaff = useMay() !== null
  const { data } = useQuery(
    trpc.acting.get.queryOptions(undefined, {
      enabled: isStaff,
      staleTime: 0,
      refetchInterval: ({ state }) => nextLookMs(state.data),
      refetchOnWindowFocus: 'always',
    }),
  )

  useEffect(() => {
    if (data === undefined) return
    const { actor, account } = data
    const isNews = actor?._id !== actorStore.get()?._id
    actorStore.set(actor && { ...actor, accountId: account._id })
    // What they may do, and what they may see.
    if (isNews) void queryClient.invalidateQueries()
  }, [data, queryClient])

  // Another tab has the same session.
  useEffect(
    () => actorStore.subscribe(() => void queryClient.invalidateQueries(trpc.acting.get.pathFilter())),
    [queryClient, trpc],
  )

  return data
}
