import fc from 'fast-check'

// The range of a product form, a line and an order: $100,000 a portion, 99 portions, 100 lines.
export const anyPriceCents = fc.oneof(
  fc.integer({ min: 0, max: 5_000 }),
  fc.integer({ min: 0, max: 10_000_000 }),
)
export const anySubtotalCents = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 99_000_000_000 }),
)

/** A percentage in hundredths, so a test can calculate with it; divided by 100 it is the percentage. */
export const anyPercentHundredths = fc.oneof(
  fc.integer({ min: 0, max: 100 }).map((percent) => percent * 100),
  fc.integer({ min: 0, max: 10_000 }),
)

/** A tax in milliCents of a percent, within the range of the setting. */
export const anyTaxThousandths = fc.oneof(
  fc.integer({ min: 0, max: 50 }).map((percent) => percent * 1000),
  fc.integer({ min: 0, max: 50_000 }),
)

export const anyLines = fc.array(
  fc.record({ unitPriceCents: anyPriceCents, quantity: fc.integer({ min: 1, max: 99 }) }),
  { maxLength: 100 },
)
