import { Link } from '@tanstack/react-router'
import { termsCopy } from '@tiffin/restaurant'
import { PolicySheet } from './policy-sheet.tsx'
import classes from './terms-statement.module.css'

const { heading, statement, questions, link } = termsCopy

export function TermsStatement() {
  return (
    <PolicySheet heading={heading}>
      <p className={classes.statement}>{statement}</p>
      <p className={classes.questions}>
        {questions} <Link to={link.href}>{link.label}</Link>
      </p>
    </PolicySheet>
  )
}
