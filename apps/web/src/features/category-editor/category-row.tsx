import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { EditableCategory } from '@tiffin/contract'
import { useId, type MouseEvent } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useEditInPlace } from '../../ui/use-edit-in-place.ts'
import { CategoryForm } from './category-form.tsx'
import classes from './category-row.module.css'

interface CategoryRowProps {
  category: EditableCategory
  isFirst: boolean
  isLast: boolean
  /** `button` is the one that was pressed. */
  onMove: (by: number, button: HTMLButtonElement) => void
  onDeleted: () => void
}

/** A category; while it is edited, the form stands in its place. */
export function CategoryRow({ category, isFirst, isLast, onMove, onDeleted }: CategoryRowProps) {
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const { edited, actions, begin, end } = useEditInPlace(category)
  const nameId = useId()
  const { _id, name, emoji, slug, productsCount } = category

  function handleSaved() {
    end()
    void showToast({ message: 'Category saved', kind: 'success' })
  }

  function handleDeleted() {
    onDeleted()
    void refreshMenu()
  }

  return (
    <article className={`${classes.row} ${edited && classes.edited}`} aria-labelledby={nameId}>
      <div className={classes.head}>
        <span className={classes.emoji} aria-hidden>
          {emoji}
        </span>
        <div>
          <h2 id={nameId} className={classes.name}>
            {name}
          </h2>
          <p className={classes.facts}>
            {slug}, {productsCount === 1 ? '1 dish' : `${productsCount} dishes`}
          </p>
        </div>
      </div>
      {edited !== null ? (
        <CategoryForm category={edited} submitLabel="Save" onSaved={handleSaved} onCancel={end} />
      ) : (
        <div className={classes.actions}>
          <MoveButton label={`Move ${name} up`} by={-1} isAtEnd={isFirst} onMove={onMove} />
          <MoveButton label={`Move ${name} down`} by={1} isAtEnd={isLast} onMove={onMove} />
          <div ref={actions}>
            <Button look="outline" aria-describedby={nameId} onClick={begin}>
              Edit
            </Button>
          </div>
          <DeleteAction
            title={name}
            titleId={nameId}
            consequence="It leaves the menu at once."
            onDelete={() => client.categories.delete.mutate({ id: _id })}
            onDeleted={handleDeleted}
          />
        </div>
      )}
    </article>
  )
}

interface MoveButtonProps extends Pick<CategoryRowProps, 'onMove'> {
  label: string
  by: 1 | -1
  isAtEnd: boolean
}

/** At the end of the list it does nothing, but keeps the focus. */
function MoveButton({ label, by, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = by < 0 ? IconChevronUp : IconChevronDown
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!isAtEnd) onMove(by, currentTarget)
  }
  return (
    <IconButton
      label={label}
      className={classes.move ?? ''}
      aria-disabled={isAtEnd || undefined}
      onClick={handleClick}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  )
}
