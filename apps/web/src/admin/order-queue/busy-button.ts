/** Looks disabled, but keeps the focus: a disabled button, or Mantine's `loading`, would lose it. */
export const busyButton = (isBusy: boolean) =>
  isBusy ? { 'aria-disabled': true, 'data-disabled': true } : {}
