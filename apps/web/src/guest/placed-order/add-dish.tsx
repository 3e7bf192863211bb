import { chooseOptions, needsNoChoice, type Product } from '@tiffin/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { askForOptions } from '../../domain/option-sheet.tsx'
import { unitCentsOf } from '../../lib/format/order-lines.ts'
import { useMoney } from '../../lib/api/settings.tsx'
import { useTRPC } from '../../lib/api/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addLine, type ChangeDraft } from './change-draft.ts'
import classes from './change-panel.module.css'

const FOUND = 5

/** Finds a dish by a few letters and adds one of it. */
export function AddDish({ onAdd }: { onAdd: (change: (draft: ChangeDraft) => ChangeDraft) => void }) {
  const [words, setWords] = useState('')
  const q = useDeferredValue(words.trim())
  const trpc = useTRPC()
  const { data } = useQuery(
    trpc.products.list.queryOptions(
      { q, limit: FOUND },
      { enabled: q.length > 1, placeholderData: keepPreviousData },
    ),
  )
  const found = q.length > 1 ? (data?.products ?? []) : []

  async function handleAdd(product: Product) {
    const options = needsNoChoice(product.optionGroups)
      ? chooseOptions(product.optionGroups, []).options
      : await askForOptions({ product, submitLabel: 'Add to the order' })
    if (options === null) return
    setWords('')
    onAdd((draft) => addLine(draft, product, options))
  }

  return (
    <div className={classes.finder}>
      <TextField
        label="Add a dish"
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul role="list" aria-label="Dishes found">
        {found.map((product) => (
          <li key={product._id}>
            <Button
              look="outline"
              isWide
              disabled={product.stock === 0}
              onClick={() => void handleAdd(product)}
            >
              <FoundDish product={product} />
            </Button>
          </li>
        ))}
      </ul>
      {q.length > 1 && data !== undefined && found.length === 0 && (
        <p role="status">No dish has these words.</p>
      )}
    </div>
  )
}

function FoundDish({ product }: { product: Product }) {
  const money = useMoney()
  return (
    <span className={classes.found}>
      <span>{product.title}</span>
      <span>{product.stock === 0 ? 'sold out' : money.format(unitCentsOf(product, money))}</span>
    </span>
  )
}
