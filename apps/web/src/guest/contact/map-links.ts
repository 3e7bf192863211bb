import { addressLines, type SiteSettings } from '@tiffin/contract'

/** Where the way to the restaurant is shown, each on request only. */
export function mapLinks({ address, identity }: Pick<SiteSettings, 'address' | 'identity'>) {
  const destination = encodeURIComponent([identity.name, ...addressLines(address)].join(', '))
  const { position } = address
  const place = position && `${position.latitude}%2C${position.longitude}`
  return [
    { label: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
    { label: 'Apple Maps', url: `https://maps.apple.com/?daddr=${destination}` },
    {
      label: 'OpenStreetMap',
      url:
        place === null
          ? `https://www.openstreetmap.org/search?query=${destination}`
          : `https://www.openstreetmap.org/directions?to=${place}#map=17/${place.replace('%2C', '/')}`,
    },
  ]
}
