import { Anchor } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'

const MAX_CHARACTERS = 120

/** The beginning of a long text; all of it on request. */
export function ShortText({ text }: { text: string }) {
  const [isWhole, { toggle }] = useDisclosure()
  const characters = Array.from(text)
  if (characters.length <= MAX_CHARACTERS) return text
  return (
    <>
      <span style={{ whiteSpace: 'pre-line' }}>
        {isWhole ? text : `${characters.slice(0, MAX_CHARACTERS).join('')}…`}
      </span>{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        aria-expanded={isWhole}
        onClick={toggle}
      >
        {isWhole ? 'Show less' : 'Show all'}
      </Anchor>
    </>
  )
}
