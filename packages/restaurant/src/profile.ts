/** Where guests find the restaurant: its postal address and its place on a map. */
interface PostalAddress {
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  /** In degrees, north and east positive. */
  geo: { latitude: number; longitude: number }
}

/** What is specific to this restaurant and not to the software: with other values it is another restaurant. */
export interface RestaurantProfile {
  brand: string
  /** The software that serves the site; used where the software speaks, never as the restaurant's name. */
  softwareName: string
  tagline: string
  address: PostalAddress
  sisterRestaurant: { name: string; city: string; region: string; url: string }
  locale: string
  currency: string
  /** Every opening hour and pickup time is a wall-clock time in this zone. */
  timeZone: string
  themeColor: string
  acceptedCards: string[]
  copyrightStartYear: number
  /** A note for guests who dine in; never added to a pickup order. */
  largeGroup: { fromGuests: number; gratuityPercent: number }
}

/** Who the restaurant is: the facts used by every page and email. What may change from month to month is a setting. */
export const restaurant: RestaurantProfile = {
  brand: 'Masala & Maple',
  softwareName: 'Tiffin',
  tagline: 'Indian cooking, prairie larder, ready when you are.',
  address: {
    street: '10620 Jasper Ave',
    city: 'Edmonton',
    region: 'AB',
    postalCode: 'T5J 1Z7',
    country: 'CA',
    geo: { latitude: 53.5412, longitude: -113.5049 },
  },
  sisterRestaurant: {
    name: 'Cardamom & Cedar',
    city: 'Golden',
    region: 'BC',
    url: 'https://example.com/cardamom-and-cedar',
  },
  locale: 'en-CA',
  currency: 'CAD',
  timeZone: 'America/Edmonton',
  themeColor: '#1E3A8A',
  acceptedCards: ['Visa', 'Mastercard', 'Amex', 'Interac'],
  copyrightStartYear: 2025,
  largeGroup: { fromGuests: 10, gratuityPercent: 14 },
}
