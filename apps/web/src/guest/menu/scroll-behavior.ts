/** Smooth where the guest's device allows motion. CSS could do the same, but would also slow down the Tab key. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
