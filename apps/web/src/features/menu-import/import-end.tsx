import { Accordion, Text } from '@mantine/core'
import type { ImportResult } from '@tiffin/contract'
import { RowList } from './row-list.tsx'
import { RowName } from './row-name.tsx'

/** What an import has not taken in, row by row: nothing of it is left unsaid. */
export function ImportEnd({ result: { errors } }: { result: ImportResult }) {
  if (errors.length === 0) return <Text>All rows have been imported.</Text>
  return (
    <>
      <Text>
        Correct these rows in your file and import it again: what is on the menu already stays as it is.
      </Text>
      <Accordion multiple defaultValue={['Refused']} variant="contained">
        <RowList title="Refused" total={errors.length}>
          {errors.map(({ row, cell, message }) => (
            <li key={row}>
              <RowName row={row} />
              <Text c="chilli.6">{cell === undefined ? message : `${cell} ${message}`}</Text>
            </li>
          ))}
        </RowList>
      </Accordion>
    </>
  )
}
