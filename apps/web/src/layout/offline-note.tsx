import { siteCopy } from '@tiffin/restaurant'
import { useIsOffline } from '../lib/use-is-offline.ts'
import classes from './offline-note.module.css'

/** Says that there is no connection, above the page, so that nothing moves. Always there, so that it is read out. */
export function OfflineNote() {
  const isOffline = useIsOffline()
  return (
    <p role="status" className={classes.note}>
      {isOffline && <span>{siteCopy.offline}</span>}
    </p>
  )
}
