import { Link } from '@tanstack/react-router'
import type { CustomerAccount } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatShortDate } from '../../lib/local-time.ts'
import { Tag } from '../../ui/tag.tsx'
import classes from './customer-table.module.css'

interface CustomerTableProps {
  customers: CustomerAccount[]
  /** Another list is on its way. */
  isOld: boolean
}

export function CustomerTable({ customers, isOld }: CustomerTableProps) {
  return (
    <table className={classes.table} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col">Since</th>
          <th scope="col" className={classes.number}>
            Orders
          </th>
          <th scope="col" className={classes.number}>
            Spent
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <CustomerRow key={customer._id} customer={customer} />
        ))}
      </tbody>
    </table>
  )
}

function CustomerRow({ customer }: { customer: CustomerAccount }) {
  const { _id, name, email, isEmailVerified, isDisabled, createdAt, createdLocal, ordersCount, spent } =
    customer
  return (
    <tr>
      <th scope="row">
        <div className={classes.who}>
          <Link to="/admin/customers/$id" params={{ id: _id }} className={classes.name}>
            {name}
          </Link>{' '}
          {isDisabled && <Tag look="danger">Disabled</Tag>}
        </div>{' '}
        <span className={classes.email}>
          {email}
          {!isEmailVerified && ', not verified'}
        </span>
      </th>
      <td className={classes.since}>
        <time dateTime={createdAt}>{formatShortDate(createdLocal)}</time>
      </td>
      <td className={classes.number}>
        {ordersCount}
        <span className={classes.unit}> {ordersCount === 1 ? 'order' : 'orders'}</span>
      </td>
      <td className={classes.number}>{formatCents(centsFromDollars(spent))}</td>
    </tr>
  )
}
