import classes from './measure-choice.module.css'

export type Measure = 'revenue' | 'orders'

const words: Record<Measure, string> = { revenue: 'Revenue', orders: 'Orders' }

interface MeasureChoiceProps {
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/** What the charts show the height of. */
export function MeasureChoice({ measure, onMeasure }: MeasureChoiceProps) {
  return (
    <div role="group" aria-label="Charts show" className={classes.choice}>
      {(['revenue', 'orders'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === measure} onClick={() => onMeasure(each)}>
          {words[each]}
        </button>
      ))}
    </div>
  )
}
