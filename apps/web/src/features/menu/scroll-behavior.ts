/** Glides where the guest's device allows motion. A style sheet could say it too, but would also slow down the Tab key. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
