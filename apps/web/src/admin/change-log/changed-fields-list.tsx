import { Group, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ChangedField } from './changed-fields.ts'
import { ShortText } from './short-text.tsx'

const SHOWN_AT_ONCE = 5

/** From what to what, one field per line; of many fields the rest is collapsed. */
export function ChangedFields({ fields }: { fields: ChangedField[] }) {
  const hidden = fields.slice(SHOWN_AT_ONCE)
  return (
    <>
      <Lines fields={fields.slice(0, SHOWN_AT_ONCE)} />
      {hidden.length > 0 && (
        <details>
          <Text component="summary" fw={600} c="royal" py={6}>
            {hidden.length === 1 ? '1 more field' : `${hidden.length} more fields`}
          </Text>
          <Lines fields={hidden} />
        </details>
      )}
    </>
  )
}

const Lines = ({ fields }: { fields: ChangedField[] }) =>
  fields.map((field) => <Line key={field.name} {...field} />)

function Line({ name, before, after }: ChangedField) {
  const isChange = before !== null && after !== null
  return (
    <Group align="flex-start" gap="0.1rem 0.9rem" mt={4}>
      {name !== '' && (
        <Text w="11rem" c="dimmed">
          {name}
        </Text>
      )}
      <Group flex="1 1 14rem" gap={8}>
        {before !== null && (
          <Text component="del" c="dimmed" td="line-through">
            <VisuallyHidden>was </VisuallyHidden>
            <ShortText text={before} />
          </Text>
        )}
        {isChange && <IconArrowRight size={16} aria-hidden />}
        {after !== null && (
          <Text component="ins" fw={600} td="none">
            {isChange && <VisuallyHidden>is now </VisuallyHidden>}
            <ShortText text={after} />
          </Text>
        )}
      </Group>
    </Group>
  )
}
