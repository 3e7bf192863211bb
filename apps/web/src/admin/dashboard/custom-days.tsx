import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MAX_SALES_DAYS } from '@tiffin/contract'
import { showErrors } from '../../lib/forms/show-errors.ts'
import { readSalesSearch, type SalesSearch } from './sales-search.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface CustomDaysProps {
  from: string
  to: string
  onSearch: (search: SalesSearch) => void
}

/** From one day to another, both included. */
export function CustomDays({ from: since, to: until, onSearch }: CustomDaysProps) {
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
