import type { Product } from '@tiffin/contract'
import type { ReactNode } from 'react'
import { useMay } from '../../lib/use-may.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ProductRow } from './product-row.tsx'
import classes from './product-table.module.css'

interface ProductTableProps {
  products: Product[]
  renderAvailability: (product: Product) => ReactNode
  onDeleted: () => void
}

export function ProductTable({ products, renderAvailability, onDeleted }: ProductTableProps) {
  const isEditable = useMay()?.('menu') ?? false
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col" className={classes.price}>
            Price
          </th>
          <th scope="col">Category</th>
          <th scope="col">Availability</th>
          {isEditable && (
            <th scope="col">
              <VisuallyHidden>Edit or delete</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow
            key={product._id}
            product={product}
            isEditable={isEditable}
            availability={renderAvailability(product)}
            onDeleted={onDeleted}
          />
        ))}
      </tbody>
    </table>
  )
}
