import { useState, type FocusEvent, type PointerEvent } from 'react'

/** Tells whether the pointer or the keyboard's focus is inside of the element that is given the handlers. */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  return {
    hasAttention: isHovered || isFocused,
    attentionHandlers: {
      // A finger hovers nowhere: it would enter and never leave.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      // Focus that came from a click says nothing: the pointer speaks for itself.
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
