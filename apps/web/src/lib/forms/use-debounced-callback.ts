import { useEffect, useRef } from 'react'

/** Calls back once nothing has been asked for a while, with what was asked last. */
export function useDebouncedCallback<Args extends unknown[]>(
  callback: (...args: Args) => void,
  pauseMs: number,
) {
  const latest = useRef(callback)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)

  function callSoon(...args: Args) {
    cancel()
    timer.current = setTimeout(() => latest.current(...args), pauseMs)
  }

  return { callSoon, cancel }
}
