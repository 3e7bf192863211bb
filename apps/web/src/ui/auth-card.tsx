import type { ReactNode } from 'react'
import { useSettings } from '../lib/api/settings.tsx'
import { platePicture } from '../lib/start/page-head.ts'
import { Container } from './container.tsx'
import classes from './auth-card.module.css'

interface WelcomeCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A page with one short form or message, beside what stands for the restaurant. */
export function AuthCard({ title, lead, children }: WelcomeCardProps) {
  const { identity } = useSettings()
  return (
    <Container>
      <div className={classes.page}>
        <div className={classes.card}>
          <div className={classes.table} aria-hidden>
            <img src={platePicture(identity)} alt="" width={640} height={640} />
          </div>
          <div className={classes.body}>
            <h1 className={classes.title}>{title}</h1>
            {lead !== undefined && <p className={classes.lead}>{lead}</p>}
            <div className={classes.contents}>{children}</div>
          </div>
        </div>
      </div>
    </Container>
  )
}
