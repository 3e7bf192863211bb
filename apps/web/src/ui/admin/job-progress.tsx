import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useId } from 'react'

interface JobProgressProps {
  /** What is being done, and its progress: 'Uploading: 45%' */
  label: string
  /** From 0 to 1; null if the total is unknown. */
  part: number | null
  /** Only while it can still be stopped. */
  onStop?: (() => void) | undefined
}

/** The known progress of a long job, with a button that stops it. */
export function JobProgress({ label, part, onStop }: JobProgressProps) {
  const id = useId()
  return (
    <Group wrap="nowrap">
      <Stack gap={4} flex={1} miw={0}>
        <Text id={id}>{label}</Text>
        <Progress.Root size="lg">
          <Progress.Section
            role="progressbar"
            aria-labelledby={id}
            withAria={false}
            {...(part !== null && {
              'aria-valuemin': 0,
              'aria-valuemax': 100,
              'aria-valuenow': Math.floor(part * 100),
            })}
            value={part === null ? 100 : part * 100}
            animated={part === null}
          />
        </Progress.Root>
      </Stack>
      {onStop && (
        <Button variant="default" onClick={onStop}>
          Stop
        </Button>
      )}
    </Group>
  )
}

/** The text for an upload's progress from 0 to 1; `work` is what the server does with the file afterwards. */
export const describeUpload = (part: number, work: string) =>
  part < 1 ? { label: `Uploading: ${Math.floor(part * 100)}%`, part } : { label: work, part: null }
