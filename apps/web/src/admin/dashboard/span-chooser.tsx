import { Stack, Button, Group, TextInput } from '@mantine/core'
import { salesSpans, MAX_SALES_DAYS } from '@tiffin/contract'
import { useState } from 'react'
import { useForm } from '@mantine/form'
import { restaurantDay } from '../../lib/time/local-time.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { FilterLinks } from '../../ui/admin/searched-list.tsx'
import { showErrors } from '../../lib/forms/show-errors.ts'
import { readSalesSearch, spanLabels, type SalesSearch } from './sales-search.ts'
import { useSettings } from '../../lib/api/settings.tsx'

interface SpanChooserProps extends SearchProps<SalesSearch> {
  /** The days being shown, once they are known. */
  shown: { from: string; to: string } | undefined
}

export function SpanChooser({ search, shown, onSearch }: SpanChooserProps) {
  const { span = '30-days', from, to } = search
  const isCustom = from !== undefined && to !== undefined
  const { region } = useSettings()
  const [today] = useState(() => restaurantDay(new Date(), region))
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

const DAY_MS = 24 * 60 * 60 * 1000

interface CustomDaysProps {
  from: string
  to: string
  onSearch: (search: SalesSearch) => void
}

/** From one day to another, both included. */
function CustomDays({ from: since, to: until, onSearch }: CustomDaysProps) {
  const form = useForm({
    initialValues: { from: since, to: until },
    validate: { from: (from, { to }) => whatIsWrong(from, to) },
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (days) => onSearch(readSalesSearch(days)),
        (errors) => showErrors(form, errors),
      )}
    >
      <Group align="flex-start" gap="sm">
        <TextInput type="date" label="From" {...form.getInputProps('from')} />
        <TextInput type="date" label="To" {...form.getInputProps('to')} />
        <Button type="submit" variant="default" mt="1.5rem">
          Show
        </Button>
      </Group>
    </form>
  )
}

function whatIsWrong(from: string, to: string) {
  if (from === '' || to === '') return 'Choose a start and an end date'
  if (from > to) return 'The start date is after the end date'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > MAX_SALES_DAYS ? `At most ${MAX_SALES_DAYS} days at a time` : null
}
