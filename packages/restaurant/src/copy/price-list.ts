/** A dish with its list price, which is what it costs: no printed dish has its own discount. */
export interface PriceListLine {
  slug: string
  name: string
  priceCents: number
}

/** The drinks and desserts printed on the home page (SPEC 9). A test compares them with the menu. */
export const homePriceList: { drinks: PriceListLine[]; desserts: PriceListLine[] } = {
  drinks: [
    { slug: 'saskatoon-berry-shikanji', name: 'Saskatoon Berry Shikanji', priceCents: 766 },
    { slug: 'kesar-badam-milk', name: 'Kesar Badam Milk', priceCents: 766 },
    { slug: 'rose-falooda', name: 'Rose Falooda', priceCents: 766 },
    { slug: 'mango-lassi', name: 'Mango Lassi', priceCents: 566 },
    { slug: 'rose-lassi', name: 'Rose Lassi', priceCents: 566 },
    { slug: 'kokum-cooler', name: 'Kokum Cooler', priceCents: 566 },
    { slug: 'masala-chai', name: 'Masala Chai', priceCents: 366 },
    { slug: 'madras-filter-coffee', name: 'Madras Filter Coffee', priceCents: 366 },
    { slug: 'fresh-lime-soda', name: 'Fresh Lime Soda', priceCents: 366 },
  ],
  desserts: [
    { slug: 'gulab-jamun', name: 'Gulab Jamun', priceCents: 666 },
    { slug: 'rasmalai', name: 'Rasmalai', priceCents: 666 },
    { slug: 'gajar-halwa', name: 'Gajar Halwa', priceCents: 666 },
    { slug: 'rice-kheer', name: 'Rice Kheer', priceCents: 666 },
    { slug: 'pistachio-kulfi', name: 'Pistachio Kulfi', priceCents: 666 },
    { slug: 'maple-walnut-kulfi', name: 'Maple Walnut Kulfi', priceCents: 666 },
    { slug: 'jalebi', name: 'Jalebi', priceCents: 666 },
    { slug: 'coconut-payasam', name: 'Coconut Payasam', priceCents: 666 },
  ],
}
