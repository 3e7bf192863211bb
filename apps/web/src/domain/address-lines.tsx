import type { SiteSettings } from '@tiffin/contract'

/** The street, and below it the town, as they are written on a letter. */
export function AddressLines({ address }: Pick<SiteSettings, 'address'>) {
  const { street, city, region, postalCode } = address
  return (
    <>
      {street}
      <br />
      {[city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
    </>
  )
}
