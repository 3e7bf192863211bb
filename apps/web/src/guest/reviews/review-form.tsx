import { useQueryClient } from '@tanstack/react-query'
import { MAX_REVIEW_CHARACTERS, type OwnReview } from '@tiffin/contract'
import { reviewFormCopy as copy } from '@tiffin/copy'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useLayoutEffect, useRef, useState, useId } from 'react'
import { createFormDraft, useFormDraft } from '../../lib/forms/form-draft.ts'
import { useTRPC, useTRPCClient } from '../../lib/api/trpc.ts'
import { useServerForm } from '../../lib/forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { StackedForm } from '../../ui/stacked-form.tsx'
import { TextArea } from '../../ui/native-field.tsx'
import classes from './review-form.module.css'

interface ReviewFormProps {
  slug: string
  /** The review being edited; null for a new one. */
  original: OwnReview | null
  /** Called after sending or cancelling. */
  onDone: () => void
}

export function ReviewForm({ slug, original, onDone }: ReviewFormProps) {
  const client = useTRPCClient()
  const cacheMyReview = useCacheMyReview(slug)
  const [draft] = useState(() => createFormDraft(`review-${slug}`, []))
  const form = useServerForm({
    send: ({ stars, text }: { stars?: string; text: string }) =>
      client.reviews.write.mutate({ slug, stars: Number(stars ?? 0), text }),
    onDone: (written) => {
      cacheMyReview(written)
      leave()
    },
    fallback: copy.failed,
  })

  const props = useFormDraft(form, draft)

  // The button that opened the form has disappeared.
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.querySelector('input')?.focus(), [])

  function leave() {
    draft.forget()
    onDone()
  }

  return (
    <div ref={place} className={classes.form}>
      <StackedForm
        {...props}
        aria-label={copy.open}
        failure={form.failure}
        actions={
          <>
            <Button type="submit" isBusy={form.isSending}>
              {form.isSending ? copy.sending : copy.send}
            </Button>
            <Button look="quiet" onClick={leave}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        <StarChoice
          legend={copy.starsLabel}
          name="stars"
          nameOf={copy.star}
          hints={copy.starNames}
          defaultValue={original?.stars}
          error={form.errors['stars']}
        />
        <TextArea
          label={copy.textLabel}
          name="text"
          rows={5}
          required
          maxLength={MAX_REVIEW_CHARACTERS}
          defaultValue={original?.text}
          error={form.errors['text']}
        />
        <p className={classes.hint}>{copy.textHint}</p>
      </StackedForm>
    </div>
  )
}

interface StarChoiceProps {
  legend: string
  name: string
  /** '4 stars', for those who cannot see them. */
  nameOf: (stars: number) => string
  /** The meaning of one star, two stars …, in a word or two. */
  hints: readonly string[]
  defaultValue?: number | undefined
  error?: string | undefined
}

const CHOICES = [1, 2, 3, 4, 5]

/** Five radio buttons in a row that look like stars, chosen by finger, mouse or arrow keys. */
function StarChoice({ legend, name, nameOf, hints, defaultValue, error }: StarChoiceProps) {
  const [chosen, setChosen] = useState(defaultValue)
  const errorId = useId()
  return (
    <fieldset
      role="radiogroup"
      className={classes.choice}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      <div className={classes.row}>
        <div className={classes.stars}>
          {CHOICES.map((stars) => (
            <label key={stars} className={classes.star}>
              <input
                type="radio"
                name={name}
                value={stars}
                defaultChecked={stars === defaultValue}
                aria-label={`${nameOf(stars)}, ${hints[stars - 1]}`}
                onChange={() => setChosen(stars)}
              />
            </label>
          ))}
        </div>
        <span className={classes.starChoiceHint} aria-hidden>
          {chosen !== undefined && hints[chosen - 1]}
        </span>
      </div>
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Shows what the customer has just written or withdrawn; the public list may have lost an older version. */
export function useCacheMyReview(slug: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()

  return (review: inferOutput<typeof trpc.reviews.mine>['review']) => {
    queryClient.setQueryData(trpc.reviews.mine.queryKey({ slug }), (known) => ({
      mayReview: known?.mayReview ?? true,
      review,
    }))
    void queryClient.invalidateQueries(trpc.products.pathFilter())
    void queryClient.invalidateQueries(trpc.reviews.list.queryFilter({ slug }))
  }
}
