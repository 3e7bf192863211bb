/** The text around the reviews of a dish. */
export const reviewsCopy = {
  heading: 'Reviews',
  /** SPEC: shown while a dish has no reviews. */
  none: 'Reviews coming soon...',
  more: 'More reviews',
  moreBusy: 'Loading...',
  failed: 'The reviews could not be loaded.',
  answerFrom: (brand: string) => `${brand} answers`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  outOf: (stars: number) => `${stars} out of 5 stars`,
}
