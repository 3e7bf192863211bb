interface Span {
  from: string
  to: string
}

/** What is wrong with a span of days. */
export function checkSpan({ from, to }: Span): Partial<Span> {
  return {
    ...(from === '' && { from: 'From which day?' }),
    ...(to === '' && { to: 'To which day?' }),
    ...(from !== '' && to !== '' && from > to && { to: 'The last day is before the first one' }),
  }
}
