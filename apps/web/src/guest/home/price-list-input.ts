import { homePriceList } from '@tiffin/restaurant'

/** What the home page's card of drinks and desserts asks for. */
export const priceListInput = { slugs: [...homePriceList.drinks, ...homePriceList.desserts] }
