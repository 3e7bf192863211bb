import { MAX_LINE_QUANTITY, type Order } from '@tiffin/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { askForOptions, OptionsButton } from '../../domain/option-sheet.tsx'
import { LineDetails } from '../../domain/order-parts.tsx'
import { readErrorBody } from '../../lib/api/explain-failure.ts'
import { useMoney, useSettings } from '../../lib/api/settings.tsx'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { TextArea } from '../../ui/native-field.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PATIENCE_MS } from '../../lib/forms/form-signals.ts'
import { type Contents, contentsWanted, hasBecome } from '../../lib/forms/call-at-once.ts'
import { useFocusOnMount } from '../../lib/forms/use-after-mount.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChangeExtras } from './change-extras.tsx'
import {
  type ChangeDraft,
  changeInput,
  type DraftLine,
  draftOf,
  removeLine,
  setLine,
  withoutNotes,
} from './change-draft.ts'
import { AddDish } from './add-dish.tsx'
import classes from './change-panel.module.css'

export interface ChangePanelProps {
  order: Order
  onClose: () => void
}

/** Changes an order on its page: the new total is shown before anything is changed. */
export function ChangePanel({ order: opened, onClose }: ChangePanelProps) {
  const place = useFocusOnMount<HTMLDivElement>()
  // What is chosen is about the order as it was when this was opened.
  const [order] = useState(opened)
  const isTooLate = opened.status !== 'placed'
  const [draft, setDraftAlone] = useState(() => draftOf(order))
  const input = changeInput(order, draft)
  const isChanged = JSON.stringify(input) !== JSON.stringify(changeInput(order, draftOf(order)))
  const preview = usePreview(input, isChanged && !isTooLate && draft.lines.length > 0)
  const saving = useSaving(order, opened, onClose)
  // What the last attempt ran into is about what is no longer wanted.
  const setDraft = (change: (now: ChangeDraft) => ChangeDraft) => {
    saving.reset()
    setDraftAlone(change)
  }
  const failure = saving.error ?? preview.error
  const issues = readErrorBody(failure)?.issues ?? []
  const errorAt = (index: number) =>
    issues.find(({ path }) => path.startsWith(`items.${index}.`) || path === `items.${index}`)?.message
  const isTold = issues.some(({ path }) => path === 'note' || /^items\.\d|^extras/.test(path))

  return (
    <CardSection title={`Change order ${order.number}`}>
      <div ref={place} tabIndex={-1} className={classes.form}>
        <ul role="list" className={classes.lines}>
          {draft.lines.map((line, index) => (
            <ChangedLine
              key={line.key}
              line={line}
              error={errorAt(index)}
              isAlone={draft.lines.length === 1}
              onChange={(change) => setDraft((now) => setLine(now, line.key, change))}
              onRemove={() => setDraft((now) => removeLine(now, line.key))}
            />
          ))}
        </ul>
        <AddDish onAdd={setDraft} />
        <ChangeExtras
          order={order}
          chosen={draft.extras}
          error={issues.find(({ path }) => path.startsWith('extras'))?.message}
          onChange={(extras) => setDraft((now) => ({ ...now, extras }))}
        />
        <TextArea
          label="Your note to the kitchen"
          name="note"
          rows={2}
          value={draft.note}
          error={issues.find(({ path }) => path === 'note')?.message}
          onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, note: value }))}
        />
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={draft.isAllergy}
            onChange={({ currentTarget: { checked } }) => setDraft((now) => ({ ...now, isAllergy: checked }))}
          />
          My note is about an allergy
        </label>
        {isTooLate ? <TooLate /> : failure !== null && !isTold && <ChangeFailure error={failure} />}
        <Totals order={order} changed={isChanged ? preview.data : order} />
        <div className={classes.buttons}>
          <Button
            look="accent"
            size="large"
            isWide
            isBusy={saving.isPending}
            disabled={isTooLate || !isChanged || preview.data === undefined || preview.isPlaceholderData}
            onClick={() => preview.data && saving.save(input, preview.data)}
          >
            Change order
          </Button>
          <Button look="quiet" onClick={onClose}>
            Keep it as it is
          </Button>
        </div>
      </div>
    </CardSection>
  )
}

type Input = ReturnType<typeof changeInput>

/** What the order would cost, or why it cannot be changed so. */
function usePreview(input: Input, isWanted: boolean) {
  const client = useTRPCClient()
  const wanted = useDeferredValue(withoutNotes(input))
  return useQuery({
    queryKey: ['order change', wanted],
    queryFn: () => client.orders.changeOwn.mutate({ ...wanted, isPreview: true }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

const sayChanged = () => showToast({ message: 'Your order is changed.', kind: 'success' })

/** `opened` is the order as it is by now: if an answer was lost, it shows whether the change has arrived. */
function useSaving(order: Order, opened: Order, onClose: () => void) {
  const { _id: id, revision } = order
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [lost, setLost] = useState<Contents | null>(null)
  const saving = useMutation({
    mutationFn: ({ input, total }: { input: Input; total: number }) =>
      client.orders.changeOwn.mutate({ ...input, total }, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    onSuccess: (changed) => {
      queryClient.setQueryData(trpc.orders.get.queryKey({ id }), changed)
      onClose()
      sayChanged()
    },
    // Somebody may have accepted it meanwhile, or it has been changed and only the answer was lost.
    onError: () => void queryClient.invalidateQueries(trpc.orders.get.queryFilter({ id })),
  })
  const hasArrived = lost !== null && opened.revision === revision + 1 && hasBecome(opened, lost)

  useEffect(() => {
    if (!hasArrived) return
    onClose()
    sayChanged()
  }, [hasArrived, onClose])

  return {
    ...saving,
    save(input: Input, preview: Order) {
      setLost(null)
      saving.mutate(
        { input, total: preview.amounts.total },
        { onError: (error) => readErrorBody(error) === null && setLost(contentsWanted(input, preview)) },
      )
    },
  }
}

function TooLate() {
  const { phone } = useSettings().contact
  return (
    <FailureNote
      title="We have just accepted your order"
      hint={`It can no longer be changed here. Please call us at ${phone.display}.`}
    />
  )
}

const ChangeFailure = ({ error }: { error: unknown }) => (
  <FailureNote
    title={readErrorBody(error)?.message ?? 'We got no response'}
    hint={readErrorBody(error) === null ? lostHint : undefined}
  />
)

const lostHint =
  'Your change may have arrived all the same. Please check your connection and try again: it is never made twice.'

interface ChangedLineProps {
  line: DraftLine
  error: string | undefined
  /** An order needs a line: it can be cancelled instead. */
  isAlone: boolean
  onChange: (change: Partial<DraftLine>) => void
  onRemove: () => void
}

function ChangedLine({ line, error, isAlone, onChange, onRemove }: ChangedLineProps) {
  const { title, quantity, note, options = [] } = line
  const errorId = `${line.key.replaceAll(' ', '-')}-error`
  return (
    <li className={classes.line} aria-describedby={error === undefined ? undefined : errorId}>
      <div className={classes.words}>
        <strong>{title}</strong>
        <LineDetails line={{ options }} />
      </div>
      <QuantityStepper
        label={`Quantity of ${title}`}
        value={quantity}
        max={MAX_LINE_QUANTITY}
        onChange={(wanted) => onChange({ quantity: wanted })}
      />
      <LinkButton disabled={isAlone} onClick={onRemove}>
        Remove <VisuallyHidden>{title}</VisuallyHidden>
      </LinkButton>
      <div className={classes.more}>
        {options.length > 0 && <ChangeOptions line={line} onChange={onChange} />}
        <TextField
          label={`Note about ${title}`}
          value={note ?? ''}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value || undefined })}
        />
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </li>
  )
}

function ChangeOptions({ line, onChange }: Pick<ChangedLineProps, 'line' | 'onChange'>) {
  const client = useTRPCClient()

  async function handlePress() {
    const product = await client.products.get.query({ slug: line.slug }).catch(() => null)
    if (product === null) {
      showToast({ message: `${line.title} is no longer on our menu`, kind: 'other' })
      return
    }
    const options = await askForOptions({ product, options: line.options, submitLabel: 'Use these' })
    if (options !== null) onChange({ options, areOptionsChanged: true })
  }

  return <OptionsButton title={line.title} isChanged={false} onPress={() => void handlePress()} />
}

function Totals({ order, changed }: { order: Order; changed: Order | undefined }) {
  const money = useMoney(order.currency)
  const before = money.formatAmount(order.amounts.total)
  const after = changed && money.formatAmount(changed.amounts.total)
  const lost = order.couponCode !== undefined && changed !== undefined && changed.couponCode === undefined
  return (
    <div className={classes.totals} aria-live="polite">
      {after === undefined || after === before ? (
        <p>{`Total ${before}`}</p>
      ) : (
        <p>
          <strong>{`Total ${after}`}</strong> instead of {before}
        </p>
      )}
      {lost && <p>{`${order.couponCode} needs a larger order, so its discount goes.`}</p>}
    </div>
  )
}
