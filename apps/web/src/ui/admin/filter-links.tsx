import { Flex } from '@mantine/core'
import { ButtonLink } from './button-link.tsx'

interface FilterLinksProps {
  label: string
  /** The admin page. */
  to: string
  choices: readonly { label: string; search: object; isSelected: boolean }[]
}

/** Filters a list: a row of links, with the selected one filled. On a phone it scrolls sideways instead of wrapping. */
export const FilterLinks = ({ label, to, choices }: FilterLinksProps) => (
  <Flex
    component="nav"
    wrap={{ base: 'nowrap', sm: 'wrap' }}
    gap={6}
    p={3}
    m={-3}
    maw="100%"
    style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
    aria-label={label}
  >
    {choices.map(({ label: name, search, isSelected }) => (
      <ButtonLink
        key={name}
        to={to}
        search={search as never}
        isSelected={isSelected}
        size="xs"
        flex="none"
        radius="xl"
        resetScroll={false}
      >
        {name}
      </ButtonLink>
    ))}
  </Flex>
)
