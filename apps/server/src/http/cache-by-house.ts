import type { SiteSettings } from '@tiffin/contract'

/** Keeps what was made for a restaurant until its name, look, region, address, contact details or taxes are others. */
export function cacheByHouse<Made>(make: (house: SiteSettings) => Made): (house: SiteSettings) => Made {
  let kept: { house: SiteSettings; key: string; made: Made } | undefined
  return (house) => {
    // The same settings are the same object, until any of them changes.
    if (kept?.house === house) return kept.made
    const { identity, look, region, address, contact, taxes } = house
    const key = JSON.stringify([identity, look, region, address, contact, taxes])
    kept = { house, key, made: kept?.key === key ? kept.made : make(house) }
    return kept.made
  }
}
