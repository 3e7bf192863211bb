import { Button, Card, Flex, Group, Stack, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { DeleteButton, type Deletion } from './confirm-button.tsx'

interface RecordCardProps {
  title: string
  /** Beside the title. */
  badge?: ReactNode
  /** In front of the title. */
  icon?: ReactNode
  /** Above everything. */
  picture?: ReactNode
  /** Before the other buttons; the title's id describes them. */
  renderActions?: (titleId: string) => ReactNode
  /** Text on the left and buttons on the right, where there is room. */
  isRow?: boolean
  editLabel?: string
  onEdit?: () => void
  deletion?: Deletion
  children: ReactNode
}

/** One entry of a short list, with its buttons. */
export function RecordCard(props: RecordCardProps) {
  const { title, badge, icon, picture, isRow = false, children } = props
  const { renderActions, editLabel = 'Edit', onEdit, deletion } = props
  const titleId = useId()
  return (
    <Card component="article" aria-labelledby={titleId} h="100%" py={isRow ? 'xs' : 'md'}>
      {picture !== undefined && <Card.Section mb="md">{picture}</Card.Section>}
      <Flex
        direction={isRow ? { base: 'column', sm: 'row' } : 'column'}
        justify="space-between"
        gap="sm"
        h="100%"
      >
        <Stack gap={isRow ? 0 : 'xs'}>
          <Group justify="space-between" gap="xs">
            {icon}
            <Title id={titleId} order={2} size="h4" style={{ overflowWrap: 'anywhere', flex: 1 }}>
              {title}
            </Title>
            {badge}
          </Group>
          {children}
        </Stack>
        <Group gap="xs">
          {renderActions?.(titleId)}
          {onEdit !== undefined && (
            <Button variant="default" aria-describedby={titleId} onClick={onEdit}>
              {editLabel}
            </Button>
          )}
          {deletion !== undefined && <DeleteButton title={title} titleId={titleId} {...deletion} />}
        </Group>
      </Flex>
    </Card>
  )
}
