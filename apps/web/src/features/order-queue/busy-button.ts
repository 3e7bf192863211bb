/** Looks as if it could not be pressed, but keeps the focus: a disabled button, or Mantine's `loading`, would drop it. */
export const busyButton = (isBusy: boolean) =>
  isBusy ? { 'aria-disabled': true, 'data-disabled': true } : {}
