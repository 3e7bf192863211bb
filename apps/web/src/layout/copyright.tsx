import { restaurant } from '@tiffin/restaurant'

/** "© 2025", followed by "–year" once the year is later. */
export function Copyright({ year }: { year: number }) {
  const { copyrightStartYear, brand } = restaurant
  const until = year > copyrightStartYear ? `–${year}` : ''
  return <p>{`© ${copyrightStartYear}${until} ${brand}. All rights reserved.`}</p>
}
