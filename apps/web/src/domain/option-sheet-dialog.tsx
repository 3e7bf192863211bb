import { useMoney } from '../lib/api/settings.tsx'
import type { LineOption, Product } from '@tiffin/contract'
import { shopCopy } from '@tiffin/copy'
import { IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { unitCentsOf } from '../lib/format/order-lines.ts'
import { useOptions } from '../lib/forms/option-selection.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { trapFocus } from '../ui/trap-focus.ts'
import { DietNotes, focusGroup, OptionFields } from './option-fields.tsx'
import classes from './option-sheet-dialog.module.css'

export interface OptionQuestion {
  product: Product
  /** What is chosen now; without it, what the dish has at first. */
  options?: readonly LineOption[] | undefined
  /** On the button that takes over the choice. */
  submitLabel: string
}

export interface OptionSheetProps extends OptionQuestion {
  onAnswer: (options: LineOption[] | null) => void
}

/** A dialog above everything else, which the answer closes. */
export function OptionSheet({ product, options, submitLabel, onAnswer }: OptionSheetProps) {
  const money = useMoney()
  const chosen = useOptions(product.optionGroups, options)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => dialog.current?.showModal(), [])

  // The browser's own event about it comes later, and a guest may have pressed the next button by then.
  function close(answer: LineOption[] | null) {
    onAnswer(answer)
    dialog.current?.close()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const incomplete = chosen.check()
    if (incomplete !== null) {
      focusGroup(event.currentTarget, incomplete)
      return
    }
    close(chosen.options)
  }

  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close(null)
      }}
      // A browser that closes it without asking first, as it may at a second Escape.
      onClose={() => onAnswer(null)}
      onKeyDown={trapFocus}
    >
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {product.title}
          </h2>
          <IconButton label="Close" onClick={() => close(null)}>
            <IconX aria-hidden />
          </IconButton>
        </div>
        <div className={classes.groups}>
          <OptionFields chosen={chosen} dish={product} />
          <DietNotes product={product} options={chosen.options} />
          <p className={classes.kitchen}>{shopCopy.diets.sharedKitchen}</p>
        </div>
        <div className={classes.foot}>
          <p aria-live="polite" className={classes.price}>
            {money.format(unitCentsOf(product, money, chosen.options))}
          </p>
          <Button type="submit" look="accent" size="large" className={classes.submit}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
