import { Group } from '@mantine/core'
import type { Product } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/api/trpc.ts'
import { useMay } from '../../lib/session/use-may.ts'
import { useRefreshMenu } from '../../lib/api/use-refresh-menu.ts'
import { ButtonLink } from '../../ui/admin/button-link.tsx'
import { DataTable, type Column } from '../../ui/admin/data-table.tsx'
import { DeleteButton } from '../../ui/admin/delete-button.tsx'
import { FallbackImage } from '../../ui/fallback-image.tsx'

interface ProductTableProps {
  products: Product[]
  renderAvailability: (product: Product) => ReactNode
}

export function ProductTable({ products, renderAvailability }: ProductTableProps) {
  // Most may edit. Assumed until known, so that nothing moves.
  const isEditable = useMay()?.('menu') ?? true
  const columns = [
    ...facts,
    { heading: 'Availability', cell: renderAvailability },
    ...(isEditable ? [actions] : []),
  ]
  return <DataTable label="Products" columns={columns} rows={products} isOld={false} />
}

const titleId = ({ _id }: Product) => `title-${_id}`

const facts: Column<Product>[] = [
  {
    heading: 'Title',
    width: '30%',
    cell: (product) => (
      <Group gap="sm" wrap="nowrap" fw={600}>
        <FallbackImage
          src={product.thumbnail}
          sizes="5rem"
          width={56}
          height={42}
          loading="lazy"
          style={{ borderRadius: 'var(--radius-small)', objectFit: 'cover' }}
        />
        <span id={titleId(product)}>{product.title}</span>
      </Group>
    ),
  },
  { heading: 'Price', align: 'right', cell: ({ price }) => formatCents(centsFromDollars(price)) },
  { heading: 'Category', cell: ({ category }) => category.name },
]

const actions: Column<Product> = {
  heading: 'Edit or delete',
  isHeadingHidden: true,
  isWide: true,
  cell: (product) => <Actions product={product} />,
}

function Actions({ product }: { product: Product }) {
  const { _id: id, title } = product
  const { client } = trpc.useUtils()
  const refreshMenu = useRefreshMenu()

  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <ButtonLink
        to="/admin/products/$id"
        params={{ id }}
        state={{ isFromList: true }}
        aria-describedby={titleId(product)}
      >
        Edit
      </ButtonLink>
      <DeleteButton
        title={title}
        titleId={titleId(product)}
        consequence="It disappears from the menu right away. Past orders still show it."
        onDelete={() => client.products.delete.mutate({ id })}
        onDeleted={() => void refreshMenu()}
      />
    </Group>
  )
}
