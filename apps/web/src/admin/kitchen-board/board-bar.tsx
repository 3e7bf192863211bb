/** What stands above the columns of the board. */
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import type { KitchenBoard } from '@tiffin/contract'
import type { RefObject } from 'react'
import { switchBoardScheme, useBoardScheme } from '../../lib/storage/board-scheme.ts'
import type { SearchProps } from '../../lib/search/search-reader.ts'
import { useFollowingField } from '../../lib/forms/use-following-field.ts'
import type { BoardSearch } from './board-search.ts'
import classes from './kitchen-board.module.css'

export type FilterProps = SearchProps<BoardSearch>

export function StationFilter({ stations, search, onSearch }: FilterProps & Pick<KitchenBoard, 'stations'>) {
  if (stations.length === 0) return null
  return (
    <Group role="group" aria-label="Station" gap="xs" className={classes.stations}>
      {[{ key: undefined, name: 'All' }, ...stations].map(({ key, name }) => (
        <Button
          key={name}
          h={44}
          flex="none"
          variant={search.station === key ? 'filled' : 'default'}
          aria-pressed={search.station === key}
          onClick={() => onSearch({ ...search, station: key })}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}

/** Uncontrolled, because the address leaves out the space that a name is typed with. */
export function SearchField({
  field,
  search,
  onSearch,
}: FilterProps & { field: RefObject<HTMLInputElement | null> }) {
  const { q = '' } = search
  const ref = useMergedRef(useFollowingField(q), field)

  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label="Number or name"
      placeholder="Number or name"
      size="md"
      flex="1 1 9rem"
      leftSection={<IconSearch size={18} aria-hidden />}
      autoComplete="off"
      defaultValue={q}
      onChange={({ currentTarget }) =>
        onSearch({ ...search, q: currentTarget.value || undefined }, { isTyping: true })
      }
    />
  )
}

export function SchemeButton() {
  const isDark = useBoardScheme() === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="default"
      size={44}
      ml="auto"
      aria-label={isDark ? 'Light' : 'Dark'}
      onClick={switchBoardScheme}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
