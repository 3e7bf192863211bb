import type { SiteSettings } from '@tiffin/contract'

/** Keeps what was made for a restaurant until its name, look, region, address or contact details are others. */
export function cacheByHouse<Made>(make: (house: SiteSettings) => Made): (house: SiteSettings) => Made {
  let kept: { key: string; made: Made } | undefined
  return (house) => {
    const { identity, look, region, address, contact } = house
    const key = JSON.stringify([identity, look, region, address, contact])
    if (kept?.key !== key) kept = { key, made: make(house) }
    return kept.made
  }
}
