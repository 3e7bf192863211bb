import { Accordion, Alert, Checkbox, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { type ImportPreview, type MenuColumn, menuColumns } from '@tiffin/contract'
import { useId } from 'react'

type Headings = ImportPreview['headings']

interface FileColumnsProps {
  headings: Headings
  onColumn: (heading: string, column: MenuColumn | null) => void
}

const LEFT_OUT = ''

const choices = [
  { value: LEFT_OUT, label: 'Leave out' },
  ...Object.entries(menuColumns).map(([value, label]) => ({ value, label })),
]

/** What each heading of the file means. The owner says so once; the next file is read in the same way. */
export function FileColumns({ headings, onColumn }: FileColumnsProps) {
  if (headings.length === 0) return null
  const isUnknown = !headings.some(({ column }) => column === 'title' || column === 'slug')
  return (
    <>
      {isUnknown && (
        <Alert role="status" title="Which column is the dish’s name?">
          Say what the columns of this file are. Your next file with the same headings is read in the same
          way.
        </Alert>
      )}
      <Accordion variant="contained" defaultValue={isUnknown ? 'columns' : null}>
        <Accordion.Item value="columns">
          <Accordion.Control>{describeColumns(headings)}</Accordion.Control>
          <Accordion.Panel>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
              {headings.map(({ heading, column }) => (
                <NativeSelect
                  key={heading}
                  label={heading}
                  data={choices}
                  value={column ?? LEFT_OUT}
                  onChange={({ currentTarget: { value } }) =>
                    onColumn(heading, value === LEFT_OUT ? null : (value as MenuColumn))
                  }
                />
              ))}
            </SimpleGrid>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </>
  )
}

function describeColumns(headings: Headings): string {
  const leftOut = headings.filter(({ column }) => column === null).length
  return leftOut === 0 ? 'Columns: all are read' : `Columns: ${leftOut} of ${headings.length} left out`
}

interface NewCategoriesProps {
  categories: ImportPreview['newCategories']
  areAdded: boolean
  onChange: (areAdded: boolean) => void
}

/** Offers to add the file's categories to the menu: without them its rows are rejected. */
export function NewCategories({ categories, areAdded, onChange }: NewCategoriesProps) {
  const id = useId()
  if (categories.length === 0) return null
  const isOne = categories.length === 1
  return (
    <Alert
      title={
        isOne
          ? 'A category that is not on your menu'
          : `${categories.length} categories that are not on your menu`
      }
    >
      <Stack gap="xs">
        <Text id={id}>{categories.map(({ name, rows }) => `${name} (${countRows(rows)})`).join(', ')}</Text>
        <Checkbox
          label={isOne ? 'Add it to the end of the menu' : 'Add them to the end of the menu'}
          aria-describedby={id}
          checked={areAdded}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </Stack>
    </Alert>
  )
}

const countRows = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`)
