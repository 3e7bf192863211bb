import { Stack } from '@mantine/core'
import { salesSpans } from '@tiffin/contract'
import { useState } from 'react'
import { restaurantDay } from '../../lib/time/restaurant-day.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { FilterLinks } from '../../ui/admin/filter-links.tsx'
import { CustomDays } from './custom-days.tsx'
import { readSalesSearch, spanLabels, type SalesSearch } from './sales-search.ts'

interface SpanChooserProps extends SearchProps<SalesSearch> {
  /** The days being shown, once they are known. */
  shown: { from: string; to: string } | undefined
}

export function SpanChooser({ search, shown, onSearch }: SpanChooserProps) {
  const { span = '30-days', from, to } = search
  const isCustom = from !== undefined && to !== undefined
  const [today] = useState(() => restaurantDay(new Date()))
  const spans = salesSpans.map((each) => ({
    label: spanLabels[each],
    search: readSalesSearch({ span: each }),
    isSelected: !isCustom && each === span,
  }))
  const custom = {
    label: 'Custom',
    search: readSalesSearch(shown ?? { from: today, to: today }),
    isSelected: isCustom,
  }
  return (
    <Stack gap="sm">
      <FilterLinks label="Days" to="/admin" choices={[...spans, custom]} />
      {isCustom && <CustomDays key={`${from} ${to}`} from={from} to={to} onSearch={onSearch} />}
    </Stack>
  )
}
