import { Button, Group, TextInput } from '@mantine/core'
import { MAX_SALES_DAYS } from '@tiffin/contract'
import { useRef, useState, type FormEvent } from 'react'
import { readSalesSearch, type SalesSearch } from './sales-search.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface CustomDaysProps {
  from: string
  to: string
  onSearch: (search: SalesSearch) => void
}

/** From one day to another, both included. */
export function CustomDays({ from, to, onSearch }: CustomDaysProps) {
  const [error, setError] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const [wantedFrom = '', wantedTo = ''] = [first.current?.value, last.current?.value]
    const wrong = whatIsWrong(wantedFrom, wantedTo)
    setError(wrong)
    if (wrong === undefined) onSearch(readSalesSearch({ from: wantedFrom, to: wantedTo }))
    else first.current?.focus()
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Group align="flex-start" gap="sm">
        <TextInput ref={first} type="date" label="From" defaultValue={from} error={error} />
        <TextInput ref={last} type="date" label="To" defaultValue={to} />
        <Button type="submit" variant="default" mt="1.5rem">
          Show
        </Button>
      </Group>
    </form>
  )
}

function whatIsWrong(from: string, to: string): string | undefined {
  if (from === '' || to === '') return 'Choose both days'
  if (from > to) return 'The first day is after the last one'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > MAX_SALES_DAYS ? `At most ${MAX_SALES_DAYS} days at once` : undefined
}
