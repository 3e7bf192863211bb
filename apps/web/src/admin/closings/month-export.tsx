import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState, type FormEvent } from 'react'
import { explainFailure } from '../../lib/api/explain-failure.ts'
import { useDownload } from '../../lib/api/save-file.ts'
import { usePickupTimes } from '../../lib/time/use-pickup-times.ts'
import { FailureAlert } from '../../ui/admin/failure-alert.tsx'
import { LazyDrawer } from '../../ui/admin/form-drawer.tsx'
import { showToast } from '../../ui/toast.ts'

/** A month for the accountant, as a workbook. */
export function MonthExport() {
  const [isOpen, { open, close }] = useDisclosure()
  const today = usePickupTimes([], { isWanted: true }).data?.today
  const [chosen, setChosen] = useState<string | null>(null)
  const month = chosen ?? today?.slice(0, 7) ?? ''
  const { save, isPending, error } = useDownload()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || month === '') return
    const onSuccess = () => {
      close()
      showToast({ message: 'The file is in your downloads', kind: 'success' })
    }
    save({ path: `/api/admin/month/export?month=${month}` }, { onSuccess })
  }

  return (
    <>
      <Button variant="default" onClick={open}>
        Month for the accountant
      </Button>
      <LazyDrawer isOpen={isOpen} onClose={close} title="Month for the accountant">
        <form noValidate onSubmit={handleSubmit}>
          <Stack>
            <Text>
              A workbook for Excel with sales and payments by day, a sheet for each tax, and what was closed.
              No guest is named in it.
            </Text>
            <TextInput
              type="month"
              label="Month"
              value={month}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <FailureAlert
              failure={error && explainFailure(error, { title: 'The file could not be downloaded' })}
            />
            <Button type="submit" loading={isPending}>
              Save file
            </Button>
          </Stack>
        </form>
      </LazyDrawer>
    </>
  )
}
