import type { Product } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { useId } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import { DeleteProduct } from './delete-product.tsx'
import classes from './product-table.module.css'

interface ProductRowProps {
  product: Product
  onDeleted: () => void
}

export function ProductRow({ product, onDeleted }: ProductRowProps) {
  const { _id, title, price, category, thumbnail } = product
  const titleId = useId()
  return (
    <tr>
      <th scope="row">
        <div className={classes.title}>
          <FallbackImage
            src={thumbnail}
            fallbackSrc="/art/default.svg"
            className={classes.picture}
            alt=""
            width={400}
            height={300}
            loading="lazy"
          />
          <span id={titleId}>{title}</span>
        </div>
      </th>
      <td className={classes.price}>{formatCents(centsFromDollars(price))}</td>
      <td className={classes.category}>{category.name}</td>
      <td>
        <div className={classes.actions}>
          <ButtonLink to="/admin/products/$id" params={{ id: _id }} look="outline" aria-describedby={titleId}>
            Edit
          </ButtonLink>
          <DeleteProduct product={product} titleId={titleId} onDeleted={onDeleted} />
        </div>
      </td>
    </tr>
  )
}
