/** The drinks and desserts on the home page, by slug (SPEC 9). Their names and prices are the menu's. */
export const homePriceList = {
  drinks: [
    'saskatoon-berry-shikanji',
    'kesar-badam-milk',
    'rose-falooda',
    'mango-lassi',
    'rose-lassi',
    'kokum-cooler',
    'masala-chai',
    'madras-filter-coffee',
    'fresh-lime-soda',
  ],
  desserts: [
    'gulab-jamun',
    'rasmalai',
    'gajar-halwa',
    'rice-kheer',
    'pistachio-kulfi',
    'maple-walnut-kulfi',
    'jalebi',
    'coconut-payasam',
  ],
}
