import { useState } from 'react'

/** True once the condition has been true. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition)
  if (condition && !hasBeen) setHasBeen(true)
  return hasBeen || condition
}
