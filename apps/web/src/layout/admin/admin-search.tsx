import { ActionIcon, Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import classes from './admin-search.module.css'

/** Finds an admin page, an order, a guest or a dish from anywhere in the admin: a button, and the keys / and Ctrl-K. */
export function AdminSearch() {
  const [Dialog, setDialog] = useState<ComponentType | null>(null)

  async function open() {
    // Not lazy(): a failed load would break the whole page permanently. The next attempt tries again.
    const loaded = await import('./admin-search-dialog.tsx').catch(() => null)
    if (loaded === null) return
    // It must be there before it opens, to know where the focus was.
    flushSync(() => setDialog(() => loaded.AdminSearchDialog))
    loaded.openAdminSearch()
  }

  const want = () => void open()
  useHotkeys([
    ['mod+K', want],
    ['/', want],
  ])

  return (
    <>
      <Button
        variant="filled"
        color="royal.8"
        h={40}
        px="sm"
        fw={500}
        visibleFrom="sm"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          <Kbd size="xs" className={classes.keys}>
            /
          </Kbd>
        }
        onClick={want}
      >
        Search
      </Button>
      <ActionIcon size={44} hiddenFrom="sm" aria-label="Search" onClick={want}>
        <IconSearch size={22} aria-hidden />
      </ActionIcon>
      {Dialog && <Dialog />}
    </>
  )
}
