// Two tones that carry through a kitchen: E6 and C6.
const tones = [
  { hertz: 1318.5, at: 0 },
  { hertz: 1046.5, at: 0.22 },
]
const SECONDS = 0.5

/** A short chime, without a file to load. */
export function playChime(context: AudioContext): void {
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
