import { Button, Stack, Text, TextInput } from '@mantine/core'
import { IconBackspace } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ActingState, MAX_PIN_DIGITS, MIN_PIN_DIGITS } from '@tiffin/contract'
import { useState, type FormEvent } from 'react'
import { explainFailure, readErrorBody, type Failure } from '../../lib/api/explain-failure.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { useIsOffline } from '../../lib/live/live-state.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { keepsDrawerOpen } from '../../ui/admin/confirm-button.tsx'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
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
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const isOffline = useIsOffline()
  const [chosen, setChosen] = useState<Colleague | null>(null)
  const handleChanged = (state: ActingState) => {
    queryClient.setQueryData(trpc.acting.get.queryKey(), state)
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

interface PinPadProps<Answer> {
  name: string
  send: (pin: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Why it cannot be sent at all. */
  failure: Failure | null
  onBack: () => void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Big keys for a finger; a keyboard types into the field. What was typed is gone as soon as it is sent. */
function PinPad<Answer>({ name, send, onDone, failure, onBack }: PinPadProps<Answer>) {
  const field = useFocusOnMount()
  const [pin, setPin] = useState('')
  const [hint, setHint] = useState<string | null>(null)
  const sending = useMutation({ mutationFn: send, onSuccess: onDone, gcTime: 0 })
  const wrong = readErrorBody(sending.error)?.issues?.find(({ path }) => path === 'pin')?.message

  function type(next: string) {
    setPin(next.replaceAll(/\D/g, '').slice(0, MAX_PIN_DIGITS))
    setHint(null)
    if (!sending.isPending) sending.reset()
  }

  function press(next: string) {
    type(next)
    field.current?.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (sending.isPending || failure !== null) return
    if (pin.length < MIN_PIN_DIGITS) {
      setHint(`A PIN has ${MIN_PIN_DIGITS} to ${MAX_PIN_DIGITS} digits.`)
      field.current?.focus()
      return
    }
    setPin('')
    sending.mutate(pin, { onSettled: () => field.current?.focus() })
  }

  const renderDigit = (digit: string) => (
    <Button key={digit} {...key} onClick={() => press(pin + digit)}>
      {digit}
    </Button>
  )

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack>
        <TextInput
          type="password"
          ref={field}
          label={`PIN of ${name}`}
          size="lg"
          // The keys below are bigger than those of a phone's own keyboard.
          inputMode="none"
          // Nothing to remember for anyone who comes next.
          autoComplete="one-time-code"
          classNames={{ input: classes.pin ?? '' }}
          value={pin}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={hint ?? wrong}
          errorProps={{ role: 'alert' }}
        />
        <FailureAlert
          failure={failure ?? (sending.error && wrong === undefined ? explainFailure(sending.error) : null)}
        />
        <div role="group" aria-label="Keypad" className={classes.pad}>
          {DIGITS.map(renderDigit)}
          <Button {...key} aria-label="Delete the last digit" onClick={() => press(pin.slice(0, -1))}>
            <IconBackspace aria-hidden />
          </Button>
          {renderDigit('0')}
          <Button {...key} variant="filled" type="submit" loading={sending.isPending}>
            OK
          </Button>
        </div>
        <Button variant="subtle" h={44} onClick={onBack} {...keepsDrawerOpen}>
          Somebody else
        </Button>
      </Stack>
    </form>
  )
}

const key = { variant: 'default', h: 64, fz: '1.5rem', ...keepsDrawerOpen } as const
