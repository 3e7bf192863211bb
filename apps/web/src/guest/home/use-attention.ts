import { useState, type FocusEvent, type PointerEvent } from 'react'

/** Whether the pointer or the keyboard focus is inside the element that gets these handlers. */
export function useAttention() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  return {
    hasAttention: isHovered || isFocused,
    attentionHandlers: {
      // A finger does not hover: it would enter and never leave.
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      // Focus from a click does not count: the pointer is already tracked.
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
