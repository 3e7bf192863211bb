import { useImperativeHandle, type Ref, type RefObject } from 'react'

interface TargetBesideProps {
  target: RefObject<HTMLElement | null>
  /** From Mantine's `Target`. */
  ref?: Ref<HTMLElement | null>
}

/** Makes an element that is rendered elsewhere the target of a menu or popover. Renders nothing. */
export function TargetBeside({ target, ref }: TargetBesideProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => target.current, [target])
  return null
}
