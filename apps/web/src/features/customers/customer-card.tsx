import type { CustomerRecord } from '@tiffin/contract'
import { centsFromDollars, formatCents } from '@tiffin/pricing'
import { formatShortDate } from '../../lib/local-time.ts'
import { Tag } from '../../ui/tag.tsx'
import { SwitchAccount } from './switch-account.tsx'
import classes from './customer-card.module.css'

interface CustomerCardProps {
  customer: CustomerRecord
  onSwitched: () => void
}

export function CustomerCard({ customer, onSwitched }: CustomerCardProps) {
  const { name, email, isEmailVerified, isDisabled, createdAt, createdLocal, ordersCount, spent } = customer
  return (
    <>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <div className={classes.tags}>
        {isDisabled && <Tag look="danger">Disabled</Tag>}
        {!isEmailVerified && <Tag>Email not verified</Tag>}
      </div>
      <dl className={classes.facts}>
        <dt>Customer since</dt>
        <dd>
          <time dateTime={createdAt}>{formatShortDate(createdLocal)}</time>
        </dd>
        <dt>Orders</dt>
        <dd>{ordersCount}</dd>
        <dt>Spent</dt>
        <dd>{formatCents(centsFromDollars(spent))}</dd>
      </dl>
      <SwitchAccount customer={customer} onSwitched={onSwitched} />
    </>
  )
}
