import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { canHave, type PageSection, sectionKinds } from '@tiffin/contract'
import { SortableList } from '../../ui/admin/sortable-list.tsx'
import { kindNames, newSection } from './section-forms.ts'

interface SectionListProps {
  path: string
  sections: PageSection[]
  errors: readonly Readonly<Record<string, string>>[]
  chosen: number
  onChoose: (place: number) => void
  onChange: (sections: PageSection[]) => void
}

export function SectionList({ path, sections, errors, chosen, onChoose, onChange }: SectionListProps) {
  function move(from: number, to: number) {
    const moved = sections[from]
    if (moved === undefined) return
    const next = sections.toSpliced(from, 1).toSpliced(to, 0, moved)
    onChange(next)
    const shown = sections[chosen]
    if (shown !== undefined) onChoose(next.indexOf(shown))
  }
  return (
    <Stack gap="xs">
      <Text fw={600}>Sections</Text>
      <SortableList
        label="Sections"
        items={sections}
        idOf={idOf}
        nameOf={(section, place) => `${place + 1}. ${kindNames[section.kind]}`}
        gap="4px"
        onMove={move}
        renderItem={(section, { grip, buttons }, place) => (
          <Group gap={4} wrap="nowrap">
            {grip}
            <Button
              flex={1}
              miw={0}
              justify="start"
              variant={place === chosen ? 'light' : 'subtle'}
              styles={{
                label: { display: 'block', height: 'auto', textBox: 'normal', textOverflow: 'ellipsis' },
              }}
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
            >
              {`${place + 1}. ${kindNames[section.kind]}${headingOf(section)}${Object.keys(errors[place] ?? {}).length > 0 ? ' – incomplete' : ''}`}
            </Button>
            {buttons}
          </Group>
        )}
      />
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          color="chilli"
          disabled={sections.length === 1}
          onClick={() => {
            onChange(sections.toSpliced(chosen, 1))
            onChoose(Math.max(0, chosen - 1))
          }}
        >
          Remove section
        </Button>
        <Select
          size="xs"
          aria-label="Add a section"
          placeholder="Add a section"
          value={null}
          data={sectionKinds
            .filter((kind) => canHave(path, kind))
            .map((kind) => ({ value: kind, label: kindNames[kind] }))}
          onChange={(kind) => {
            if (kind === null) return
            onChange(sections.toSpliced(chosen + 1, 0, newSection(kind)))
            onChoose(chosen + 1)
          }}
        />
      </Group>
    </Stack>
  )
}

// A section has no name of its own, and must be known while it moves and while it is edited.
const ids = new WeakMap<PageSection, string>()
let lastId = 0

function idOf(section: PageSection): string {
  const known = ids.get(section) ?? `section-${(lastId += 1)}`
  ids.set(section, known)
  return known
}

export function keepId(before: PageSection, after: PageSection): PageSection {
  ids.set(after, idOf(before))
  return after
}

const headingOf = (section: PageSection) =>
  'heading' in section && section.heading !== '' ? `: ${section.heading.replaceAll('\n', ' ')}` : ''
