import { siteCopy } from '@tiffin/restaurant'
import { useIsOffline } from '../lib/live/use-is-offline.ts'
import classes from './offline-note.module.css'

/** Says that the device is offline, over the page, so that nothing moves. Always rendered, so that it is announced. */
export function OfflineNote({ text = siteCopy.offline }: { text?: string }) {
  const isOffline = useIsOffline()
  return (
    <p role="status" className={classes.note} data-still="offline" data-text={text}>
      {isOffline && <span>{text}</span>}
    </p>
  )
}
