import { useMutation } from '@tanstack/react-query'
import { newsletterCopy, siteCopy } from '@tiffin/copy'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useTRPC } from '../../lib/api/trpc.ts'
import { useUrlKey } from '../../lib/session/use-url-key.ts'
import { AnnouncedResult } from './mailed-link.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { useSettings, useTexts } from '../../lib/api/settings.tsx'
import classes from './one-press.module.css'

const { confirm } = newsletterCopy

/** Needs a click, because programs that scan emails open links automatically. Rendered in the browser only. */
export function ConfirmSubscription() {
  const consent = useTexts(siteCopy.footer.newsletter.consent)
  const token = useUrlKey()
  const trpc = useTRPC()
  const confirming = useMutation(trpc.newsletter.confirm.mutationOptions())
  const appError = readErrorBody(confirming.error)

  if (token === null) return <AnnouncedResult title={confirm.incomplete}>{confirm.again}</AnnouncedResult>
  if (confirming.isSuccess) {
    return (
      <AnnouncedResult title={confirm.done}>
        {confirm.doneHint}
        <ButtonLink to="/order-online">{confirm.onward}</ButtonLink>
      </AnnouncedResult>
    )
  }
  if (appError?.code === 'CONFLICT') {
    return <AnnouncedResult title={appError.message}>{confirm.again}</AnnouncedResult>
  }
  return (
    <div className={classes.press}>
      <p>{consent}</p>
      <Button
        look="accent"
        size="large"
        isWide
        isBusy={confirming.isPending}
        onClick={() => confirming.mutate({ token })}
      >
        {confirming.isPending ? confirm.sending : confirm.button}
      </Button>
      {confirming.isError && (
        <FailureNote
          title={appError?.message ?? confirm.failed}
          {...(!appError && { hint: confirm.retry })}
        />
      )}
    </div>
  )
}

const { unsubscribe } = newsletterCopy

/** Needs a click, because programs that scan emails open links automatically. Rendered in the browser only. */
export function EndSubscription() {
  const settings = useSettings()
  const key = useUrlKey()
  const trpc = useTRPC()
  const ending = useMutation(trpc.newsletter.unsubscribe.mutationOptions())
  const appError = readErrorBody(ending.error)

  if (key === null)
    return <AnnouncedResult title={unsubscribe.incomplete}>{unsubscribe.unknown(settings)}</AnnouncedResult>
  if (ending.isSuccess)
    return <AnnouncedResult title={unsubscribe.done}>{unsubscribe.doneHint}</AnnouncedResult>
  if (appError?.code === 'NOT_FOUND') {
    return <AnnouncedResult title={appError.message}>{unsubscribe.unknown(settings)}</AnnouncedResult>
  }
  return (
    <div className={classes.press}>
      <p>{unsubscribe.lead}</p>
      <Button size="large" isWide isBusy={ending.isPending} onClick={() => ending.mutate({ key })}>
        {ending.isPending ? unsubscribe.sending : unsubscribe.button}
      </Button>
      {ending.isError && (
        <FailureNote
          title={appError?.message ?? unsubscribe.failed}
          {...(!appError && { hint: unsubscribe.retry })}
        />
      )}
    </div>
  )
}
