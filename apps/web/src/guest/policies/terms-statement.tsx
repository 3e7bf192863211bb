import { Link } from '@tanstack/react-router'
import { termsCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { PolicySheet } from './policy-sheet.tsx'
import classes from './terms-statement.module.css'

const { heading, statement, questions, link } = termsCopy

export function TermsStatement() {
  const settings = useSettings()
  return (
    <PolicySheet heading={heading}>
      <p className={classes.statement}>{statement(settings)}</p>
      <p className={classes.questions}>
        {questions} <Link to={link.href}>{link.label}</Link>
      </p>
    </PolicySheet>
  )
}
