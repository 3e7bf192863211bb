import { useEffect, useRef, useState } from 'react'
import { createStored, useStored } from '../../lib/storage/stored.ts'
import { playChime } from './play-chime.ts'

const EVERY_MS = 5000
const ONE_TAP_MS = 1000

type Sound = 'on' | 'off'

/** Whether this device rings. */
const soundStore = createStored<Sound>({
  key: 'tiffin-board-sound',
  empty: 'on',
  parse: (raw) => (raw === 'off' ? 'off' : 'on'),
})

export interface Bell {
  isOn: boolean
  /** Browsers stay silent until the page is tapped for the first time. */
  isLocked: boolean
  toggle: () => void
}

/** Rings until nothing waits any more. */
export function useBell(isRinging: boolean): Bell {
  const isOn = useStored(soundStore) === 'on'
  const audio = useRef<AudioContext | null>(null)
  const unlockedMs = useRef(-Infinity)
  const [isLocked, setLocked] = useState(false)

  useEffect(() => {
    if (!('AudioContext' in window)) return undefined
    const context = new AudioContext()
    audio.current = context
    const look = () => setLocked(context.state !== 'running')
    const unlock = () => {
      if (context.state === 'running') return
      unlockedMs.current = performance.now()
      void context.resume()
    }
    context.addEventListener('statechange', look)
    document.addEventListener('pointerdown', unlock)
    document.addEventListener('keydown', unlock)
    look()
    return () => {
      document.removeEventListener('pointerdown', unlock)
      document.removeEventListener('keydown', unlock)
      context.removeEventListener('statechange', look)
      audio.current = null
      void context.close()
    }
  }, [])

  useEffect(() => {
    if (!isRinging || !isOn || isLocked) return undefined
    const ring = () => audio.current && playChime(audio.current)
    ring()
    const ringing = setInterval(ring, EVERY_MS)
    return () => clearInterval(ringing)
  }, [isRinging, isOn, isLocked])

  function toggle() {
    // The tap that lets the device ring must not silence it, even if it hits the button.
    if (performance.now() - unlockedMs.current < ONE_TAP_MS) return
    soundStore.update((sound) => (sound === 'on' ? 'off' : 'on'))
  }

  return { isOn, isLocked, toggle }
}
