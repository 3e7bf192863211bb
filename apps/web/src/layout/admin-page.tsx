import type { ReactNode } from 'react'
import classes from './admin-page.module.css'

interface AdminPageProps {
  title: string
  /** What can be done here, beside the title: buttons. */
  actions?: ReactNode
  children: ReactNode
}

/** One page behind the counter, inside of the frame. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </>
  )
}
