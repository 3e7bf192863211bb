import type { Category, EditableProduct } from '@tiffin/contract'
import { useRef, type FormEvent } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { EditConflict } from '../../ui/edit-conflict.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { compareDrafts } from './compare-drafts.ts'
import { DietFields } from './diet-fields.tsx'
import { DrinkFields } from './drink-fields.tsx'
import { MainFields } from './main-fields.tsx'
import classes from './product-form.module.css'
import { StockFields } from './stock-fields.tsx'
import { useProductForm } from './use-product-form.ts'

interface ProductFormProps {
  /** What is edited, or null for a new one. */
  product: EditableProduct | null
  categories: readonly Category[]
  onSaved: (title: string) => void
}

export function ProductForm({ product, categories, onSaved }: ProductFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useProductForm({ product, onSaved, focusField })

  function focusField(name: string) {
    const field = element.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    form.save()
  }

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={handleSubmit}>
      <CardSection title="On the menu">
        <MainFields form={form} categories={categories} />
      </CardSection>
      <div className={classes.side}>
        <CardSection title="Discount and portions">
          <StockFields form={form} />
        </CardSection>
        <CardSection title="Diet and spice">
          <DietFields form={form} />
        </CardSection>
      </div>
      <div className={classes.wide}>
        <CardSection title="For drinks">
          <DrinkFields form={form} />
        </CardSection>
      </div>
      <div className={`${classes.wide} ${classes.end}`}>
        {form.conflict !== null && (
          <EditConflict
            message={form.conflict.message}
            fields={compareDrafts(form.conflict.mine, form.conflict.theirs, categories)}
            isBusy={form.isSaving}
            onKeepMine={form.keepMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        {form.failure !== null && <FailureNote {...form.failure} />}
        <div className={classes.actions}>
          <Button
            type="submit"
            name="save"
            look="accent"
            size="large"
            isBusy={form.isSaving || form.isUploading}
          >
            {form.isSaving ? 'Saving...' : 'Save'}
          </Button>
          <ButtonLink to="/admin/products" look="quiet" size="large">
            Cancel
          </ButtonLink>
        </div>
      </div>
    </form>
  )
}
