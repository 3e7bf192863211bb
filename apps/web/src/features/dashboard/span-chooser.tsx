import { salesSpans } from '@tiffin/contract'
import { ChipLink } from '../../ui/chip-link.tsx'
import { CustomDays } from './custom-days.tsx'
import { readSalesSearch, spanWords, type SalesSearch } from './sales-search.ts'
import classes from './span-chooser.module.css'

interface SpanChooserProps {
  search: SalesSearch
  /** The days that are shown, once they are known. */
  shown: { from: string; to: string } | undefined
  onSearch: (search: SalesSearch) => void
}

export function SpanChooser({ search, shown, onSearch }: SpanChooserProps) {
  const { span = '30-days', from, to } = search
  const isCustom = from !== undefined && to !== undefined
  return (
    <div className={classes.chooser}>
      <nav className={classes.chips} aria-label="Days">
        {salesSpans.map((each) => (
          <ChipLink
            key={each}
            to="/admin"
            search={readSalesSearch({ span: each })}
            isSelected={!isCustom && each === span}
            resetScroll={false}
          >
            {spanWords[each]}
          </ChipLink>
        ))}
        <ChipLink
          to="/admin"
          search={readSalesSearch({ from: shown?.from, to: shown?.to })}
          isSelected={isCustom}
          resetScroll={false}
        >
          Custom
        </ChipLink>
      </nav>
      {isCustom && <CustomDays key={`${from} ${to}`} from={from} to={to} onSearch={onSearch} />}
    </div>
  )
}
