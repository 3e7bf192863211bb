import { Anchor, Grid, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { Letter } from '@tiffin/contract'
import { useId, type ReactNode } from 'react'
import { formatClock, formatDate } from '../../lib/local-time.ts'
import { DeleteButton } from '../../ui/admin/delete-button.tsx'
import { LetterThread } from '../../ui/admin/letter-thread.tsx'

interface EnquirySheetProps {
  enquiry: {
    name: string
    email: string
    phone?: string | undefined
    createdAt: string
    createdLocal: string
    letters: Letter[]
  }
  /** Its state, and the ways to another one. */
  moves: ReactNode
  /** What the guest has written. */
  children: ReactNode
  onSend: (body: string) => Promise<unknown>
  /** What is deleted, by name: 'Request C-101'. */
  title: string
  onDelete: () => Promise<unknown>
  onDeleted: () => void
}

/** One enquiry: who it is from, what they want, and what they were answered. */
export function EnquirySheet({ enquiry, moves, children, onSend, ...deletion }: EnquirySheetProps) {
  const nameId = useId()
  const { name, email, phone, createdAt, createdLocal, letters } = enquiry
  return (
    <Grid style={{ overflowWrap: 'anywhere' }}>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Paper component="section" p="lg" shadow="xs" aria-label="Guest">
          <Stack align="flex-start">
            <div>
              <Title id={nameId} order={2} size="h3">
                {name}
              </Title>
              <Group gap="0 1rem">
                <Anchor href={`mailto:${email}`}>{email}</Anchor>
                {phone !== undefined && (
                  <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Anchor>
                )}
              </Group>
              <Text c="dimmed">
                <time
                  dateTime={createdAt}
                >{`${formatDate(createdLocal)}, ${formatClock(createdLocal)}`}</time>
              </Text>
            </div>
            {moves}
            <DeleteButton
              {...deletion}
              titleId={nameId}
              consequence="The guest’s message and your replies are permanently deleted."
            />
          </Stack>
        </Paper>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <Paper component="section" p="lg" shadow="xs" aria-label="What the guest wrote">
            {children}
          </Paper>
          <Paper p="lg" shadow="xs">
            <LetterThread letters={letters} recipient={email} onSend={onSend} />
          </Paper>
        </Stack>
      </Grid.Col>
    </Grid>
  )
}
