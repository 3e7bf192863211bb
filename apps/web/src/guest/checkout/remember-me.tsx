import { useId } from 'react'
import classes from './remember-me.module.css'

interface RememberMeProps {
  isRemembered: boolean
  changeRemembered: (next: boolean) => void
}

export function RememberMe({ isRemembered, changeRemembered }: RememberMeProps) {
  const hintId = useId()
  return (
    <div className={classes.question}>
      <label className={classes.label}>
        <input
          type="checkbox"
          name="remember"
          aria-describedby={hintId}
          checked={isRemembered}
          onChange={(event) => changeRemembered(event.currentTarget.checked)}
        />
        Remember me on this device
      </label>
      <p id={hintId} className={classes.hint}>
        Your details are filled in next time, and you can order these dishes again with one press.
      </p>
    </div>
  )
}
