import type { Product } from '@tiffin/contract'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ProductRow } from './product-row.tsx'
import classes from './product-table.module.css'

interface ProductTableProps {
  products: Product[]
  onDeleted: () => void
}

export function ProductTable({ products, onDeleted }: ProductTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col" className={classes.price}>
            Price
          </th>
          <th scope="col">Category</th>
          <th scope="col">
            <VisuallyHidden>Edit or delete</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <ProductRow key={product._id} product={product} onDeleted={onDeleted} />
        ))}
      </tbody>
    </table>
  )
}
