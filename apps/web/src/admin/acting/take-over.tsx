import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ActingState } from '@tiffin/contract'
import { useState } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useIsOffline } from '../../lib/live/live-state.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { keepsDrawerOpen } from '../../ui/admin/confirm-button.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { PinPad } from './pin-pad.tsx'
import classes from './take-over.module.css'

interface TakeOverProps {
  acting: ActingState
  onClose: () => void
}

type Colleague = ActingState['colleagues'][number]

const noConnection = {
  title: 'No connection',
  hint: 'Nobody can take over until it is back. What is done here meanwhile is still the same person’s.',
}

/** First the name, then the PIN. */
export function TakeOver({ acting, onClose }: TakeOverProps) {
  const { acting: api, client } = trpc.useUtils()
  const isOffline = useIsOffline()
  const [chosen, setChosen] = useState<Colleague | null>(null)
  const handleChanged = (state: ActingState) => {
    api.get.setData(undefined, state)
    onClose()
  }
  const handBack = useMutation({ mutationFn: () => client.acting.end.mutate(), onSuccess: handleChanged })
  const { account, actor, colleagues } = acting
  const others = colleagues.filter(({ _id }) => _id !== actor?._id)
  if (chosen !== null)
    return (
      <PinPad
        name={chosen.name}
        send={(pin) => client.acting.takeOver.mutate({ userId: chosen._id, pin })}
        onDone={handleChanged}
        failure={isOffline ? noConnection : null}
        onBack={() => setChosen(null)}
      />
    )
  return (
    <Stack>
      <Text c="dimmed">
        {actor === null
          ? `${account.name} is logged in. Who works here now types a PIN, so that the log names them.`
          : `What is done here counts as ${actor.name}’s, until ten minutes pass without a change.`}
      </Text>
      <FailureAlert failure={isOffline ? noConnection : handBack.error && explainFailure(handBack.error)} />
      <div role="group" aria-label="Colleagues" className={classes.names}>
        {others.map((colleague, place) => (
          <Button
            key={colleague._id}
            variant="default"
            className={classes.name ?? ''}
            classNames={{ label: classes.label ?? '' }}
            data-autofocus={place === 0 || undefined}
            onClick={() => setChosen(colleague)}
            {...keepsDrawerOpen}
          >
            {colleague.name}
          </Button>
        ))}
      </div>
      {actor !== null && (
        <Button
          variant="default"
          h={48}
          loading={handBack.isPending}
          onClick={() => handBack.mutate()}
          {...keepsDrawerOpen}
        >
          {`Back to ${account.name}`}
        </Button>
      )}
      <Button variant="subtle" h={44} onClick={onClose} {...keepsDrawerOpen}>
        Cancel
      </Button>
    </Stack>
  )
}
