/** 'GST 5%', or 'Includes BTW 9%' where prices include it; with the registration number on receipts. */
export const taxLabel = (
  { name, percent, number }: { name: string; percent: number; number?: string | undefined },
  areIncluded: boolean,
): string =>
  `${areIncluded ? 'Includes ' : ''}${name} ${percent}%${number === undefined || number === '' ? '' : ` (${number})`}`
