import { Button } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import type { BoardOrder } from '@tiffin/contract'
import { useEffect, useRef, useState } from 'react'
import { useServerClock } from '../../lib/time/server-clock.ts'
import { createLocalStorageStore, useStored } from '../../lib/storage/stores.ts'

/** Rings while an order waits to be accepted, and says so if it cannot. */
export function BellButton({ orders }: { orders: readonly BoardOrder[] }) {
  const { nowMs } = useServerClock()
  const isWaiting = orders.some(
    ({ status, ringsFrom }) => status === 'placed' && Date.parse(ringsFrom) <= nowMs,
  )
  const { isOn, isLocked, toggle } = useBell(isWaiting)
  const isSilent = !isOn || isLocked
  return (
    <Button
      variant={isSilent ? 'filled' : 'default'}
      color="red.9"
      h={44}
      // As wide with every label: nothing moves when the first tap lets it ring.
      w={160}
      px="xs"
      leftSection={isSilent ? <IconBellOff size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
      onClick={toggle}
    >
      {isOn ? (isLocked ? 'Tap for sound' : 'Sound on') : 'Sound off'}
    </Button>
  )
}

const EVERY_MS = 5000
const ONE_TAP_MS = 1000

type Sound = 'on' | 'off'

/** Whether this device rings. */
const soundStore = createLocalStorageStore<Sound>({
  key: 'tiffin-board-sound',
  empty: 'on',
  parse: (raw) => (raw === 'off' ? 'off' : 'on'),
})

interface Bell {
  isOn: boolean
  /** Browsers stay silent until the page is tapped for the first time. */
  isLocked: boolean
  toggle: () => void
}

/** Rings until nothing waits any more. */
function useBell(isRinging: boolean): Bell {
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

// Two tones that carry through a kitchen: E6 and C6.
const tones = [
  { hertz: 1318.5, at: 0 },
  { hertz: 1046.5, at: 0.22 },
]
const SECONDS = 0.5

/** A short chime, without a file to load. */
function playChime(context: AudioContext): void {
  for (const { hertz, at } of tones) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    // Fades, since an abrupt end would click.
    volume.gain.setValueAtTime(0.6, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + SECONDS)
  }
}
