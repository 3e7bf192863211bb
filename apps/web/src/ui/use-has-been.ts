import { useState } from 'react'

/** True from the first time that the condition holds. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition)
  if (condition && !hasBeen) setHasBeen(true)
  return hasBeen || condition
}
