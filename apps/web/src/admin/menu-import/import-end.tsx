import { Accordion, Text } from '@mantine/core'
import type { ImportResult } from '@tiffin/contract'
import { RowList, RowName } from './row-list.tsx'

/** Every row that an import did not accept, with its error. */
export function ImportEnd({ result: { errors } }: { result: ImportResult }) {
  if (errors.length === 0) return <Text>All rows have been imported.</Text>
  return (
    <>
      <Text>
        Correct these rows in your file and import it again: the rows already imported stay as they are.
      </Text>
      <Accordion multiple defaultValue={['Rejected']} variant="contained">
        <RowList title="Rejected" total={errors.length}>
          {errors.map(({ sheet, row, cell, message }) => (
            <li key={`${sheet} ${row} ${message}`}>
              <RowName row={row} sheet={sheet} />
              <Text c="chilli.6">{cell === undefined ? message : `${cell} ${message}`}</Text>
            </li>
          ))}
        </RowList>
      </Accordion>
    </>
  )
}
