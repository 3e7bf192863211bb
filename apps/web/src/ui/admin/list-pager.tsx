import { Group, Pagination, Text } from '@mantine/core'

interface ListPagerProps {
  label?: string
  /** Starts at 1. */
  page: number
  pageCount: number
  /** The number of pages is unknown: this many, and more. */
  isMore?: boolean | undefined
  onPage: (page: number) => void
}

const stepLabels: Record<string, string> = { previous: 'Prev', next: 'Next' }

/** The pagination of a long list. */
export function ListPager({ label = 'Pages', page, pageCount, isMore = false, onPage }: ListPagerProps) {
  return (
    <Group component="nav" aria-label={label} justify="space-between" gap="sm">
      <Pagination
        value={page}
        total={isMore ? Math.max(page, pageCount) + 1 : pageCount}
        onChange={onPage}
        gap={4}
        getControlProps={(control) => ({ 'aria-label': stepLabels[control] })}
        getItemProps={(each) => ({ 'aria-label': `Page ${each}` })}
      />
      <Text role="status" c="dimmed">
        {`Page ${page} of ${isMore ? 'more than ' : ''}${pageCount}`}
      </Text>
    </Group>
  )
}
