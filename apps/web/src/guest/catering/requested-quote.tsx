import { cateringCopy } from '@tiffin/restaurant'
import { useSettings } from '../../lib/api/settings.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './requested-quote.module.css'

const { heading, reference: intro, steps, call, again } = cateringCopy.form.sent

interface RequestedQuoteProps {
  reference: string
  onAgain: () => void
}

export function RequestedQuote({ reference, onAgain }: RequestedQuoteProps) {
  const settings = useSettings()
  return (
    <>
      <h3 tabIndex={-1} className={classes.heading}>
        {heading}
      </h3>
      <p className={classes.reference}>
        {intro} <strong>{reference}</strong>
      </p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{call(settings)}</p>
      <Button look="outline" className={classes.again} onClick={onAgain}>
        {again}
      </Button>
    </>
  )
}
