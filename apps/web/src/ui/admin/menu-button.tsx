import { Menu, type MenuProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, useRef, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react'
import { useLatched, useOpenAfterMount } from '../../lib/forms/use-after-mount.ts'

interface MenuButtonProps extends Pick<MenuProps, 'width' | 'withinPortal'> {
  /** The button, which takes these attributes. */
  renderButton: (opener: ReturnType<typeof useOpener>) => ReactNode
  /** What the menu contains. */
  children: ReactNode
}

/** A button with a menu. The menu is rendered once it is wanted: a closed one is as much work as a row of a table. */
export function MenuButton({ renderButton, children, ...menu }: MenuButtonProps) {
  const [isOpen, { open, close, toggle }] = useDisclosure()
  const opener = useOpener(isOpen, toggle)
  return (
    <>
      {renderButton(opener)}
      {useLatched(isOpen) && (
        <OpeningMenu
          id={opener.id}
          isOpen={isOpen}
          onChange={(isWanted) => (isWanted ? open() : close())}
          {...menu}
        >
          <Menu.Target>
            <TargetBeside target={opener.ref} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </OpeningMenu>
      )}
    </>
  )
}

/** The menu is labelled by the button, so both know its id. */
function useOpener(isOpen: boolean, onClick: () => void) {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  return { id, ref, onClick, 'aria-haspopup': 'menu', 'aria-expanded': isOpen } as const
}

const OpeningMenu = ({ isOpen, ...menu }: MenuProps & { isOpen: boolean }) => (
  <Menu position="bottom-end" opened={useOpenAfterMount(isOpen)} {...menu} />
)

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
