import { addressLines, type SiteSettings } from '@tiffin/contract'

/** The street, and below it the town, as they are written on a letter. */
export function AddressLines({ address }: Pick<SiteSettings, 'address'>) {
  const [street, ...town] = addressLines(address)
  return (
    <>
      {street}
      <br />
      {town.join(', ')}
    </>
  )
}
