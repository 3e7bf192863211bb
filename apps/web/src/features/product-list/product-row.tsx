import type { Product } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { useId, type ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useRefreshMenu } from '../../lib/use-refresh-menu.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DeleteAction } from '../../ui/delete-action.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import classes from './product-table.module.css'

interface ProductRowProps {
  product: Product
  /** May change the dish itself. */
  isEditable: boolean
  availability: ReactNode
  onDeleted: () => void
}

export function ProductRow({ product, isEditable, availability, onDeleted }: ProductRowProps) {
  const { _id, title, price, category, thumbnail } = product
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()
  const titleId = useId()

  function handleDeleted() {
    onDeleted()
    void refreshMenu()
  }

  return (
    <tr>
      <th scope="row">
        <div className={classes.title}>
          <FallbackImage src={thumbnail} sizes="5rem" className={classes.picture} loading="lazy" />
          <span id={titleId}>{title}</span>
        </div>
      </th>
      <td className={classes.price}>{formatCents(centsFromDollars(price))}</td>
      <td className={classes.category}>{category.name}</td>
      <td className={classes.availability}>{availability}</td>
      {isEditable && (
        <td className={classes.ways}>
          <div className={classes.actions}>
            <ButtonLink
              to="/admin/products/$id"
              params={{ id: _id }}
              look="outline"
              aria-describedby={titleId}
            >
              Edit
            </ButtonLink>
            <DeleteAction
              title={title}
              titleId={titleId}
              consequence="It leaves the menu at once; orders keep it."
              onDelete={() => client.products.delete.mutate({ id: _id })}
              onDeleted={handleDeleted}
            />
          </div>
        </td>
      )}
    </tr>
  )
}
