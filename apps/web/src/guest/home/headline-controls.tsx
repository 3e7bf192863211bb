import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import classes from './headline-controls.module.css'

interface HeadlineControlsProps {
  count: number
  shown: number
  isTurning: boolean
  isPaused: boolean
  durationMs: number
  onShow: (index: number) => void
  onTogglePause: () => void
}

/** A bar for each headline, the current one filling up, and a pause button. */
export function HeadlineControls(props: HeadlineControlsProps) {
  const { count, shown, isTurning, isPaused, durationMs, onShow, onTogglePause } = props
  return (
    <div className={classes.controls} role="group" aria-label="Headlines">
      <button
        type="button"
        className={classes.pause}
        aria-label={isPaused ? 'Play headlines' : 'Pause headlines'}
        onClick={onTogglePause}
      >
        {isPaused ? (
          <IconPlayerPlayFilled size={16} aria-hidden />
        ) : (
          <IconPlayerPauseFilled size={16} aria-hidden />
        )}
      </button>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          className={classes.bar}
          aria-label={`Headline ${place + 1} of ${count}`}
          aria-current={place === shown}
          data-turning={isTurning || undefined}
          style={{ '--duration': `${durationMs}ms` } as CSSProperties}
          onClick={() => onShow(place)}
        />
      ))}
    </div>
  )
}
