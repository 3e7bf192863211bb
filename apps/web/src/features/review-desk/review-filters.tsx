import { reviewStatuses } from '@tiffin/contract'
import { ChipLink } from '../../ui/chip-link.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import classes from './review-filters.module.css'
import { filterReviews, type ReviewSearch } from './review-search.ts'
import { reviewStateWords } from './review-state-words.ts'

interface ReviewFiltersProps {
  search: ReviewSearch
  /** What the dish is called whose reviews are shown; undefined until that is known. */
  dish: string | undefined
  onSearch: (search: ReviewSearch) => void
}

export function ReviewFilters({ search, dish, onSearch }: ReviewFiltersProps) {
  const { status, product, q = '' } = search
  return (
    <div className={classes.filters}>
      <nav className={classes.chips} aria-label="State">
        {[undefined, ...reviewStatuses].map((each) => (
          <ChipLink
            key={each ?? 'all'}
            to="/admin/reviews"
            search={filterReviews(search, { status: each })}
            isSelected={each === status}
            resetScroll={false}
          >
            {each === undefined ? 'All' : reviewStateWords[each]}
          </ChipLink>
        ))}
        {product !== undefined && (
          <ChipLink
            to="/admin/reviews"
            search={filterReviews(search, { product: undefined })}
            isSelected
            resetScroll={false}
            aria-label={`Only ${dish ?? product}. Show all dishes`}
          >
            {dish ?? product} <span aria-hidden>×</span>
          </ChipLink>
        )}
      </nav>
      <SearchField
        label="Search in reviews, answers, names and dishes"
        words={q}
        onSearch={(words) => onSearch(filterReviews(search, { q: words.trim() || undefined }))}
      />
    </div>
  )
}
