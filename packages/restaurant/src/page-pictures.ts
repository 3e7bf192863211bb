import type { Ground } from '@tiffin/dish-art'

/** How the picture of a page is composed: dishes are identified by their slugs. */
export interface PagePicture {
  /** The name of the file: `/art/page-about.png`. */
  name: string
  /** The table that the picture shows, and which dishes of the menu are on it. */
  ground: Ground
  main: string
  near: string
  far: string
  /** A description for guests who cannot see the picture. */
  alt: string
}

/** The home page's picture, also used for pages without their own. */
export const homePicture: PagePicture = {
  name: 'home',
  ground: 'royal-blue',
  main: 'maharaja-thali',
  near: 'butter-chicken',
  far: 'mango-lassi',
  alt: 'A thali of many bowls between butter chicken and a mango lassi',
}

/** The link preview of a page, by the page's path. Dishes of the menu have their own pictures. */
export const pagePictures: Record<string, PagePicture> = {
  '/': homePicture,
  '/about': {
    name: 'about',
    ground: 'chilli',
    main: 'dal-makhani',
    near: 'masala-chai',
    far: 'tandoori-roti',
    alt: 'A pot of black dal between a cup of chai and a basket of roti',
  },
  '/menu': {
    name: 'menu',
    ground: 'cream',
    main: 'punjabi-thali',
    near: 'samosa',
    far: 'gulab-jamun',
    alt: 'A Punjabi thali between samosas and gulab jamun',
  },
  '/order-online': {
    name: 'order-online',
    ground: 'royal-blue',
    main: 'butter-chicken',
    near: 'garlic-naan',
    far: 'saffron-pulao',
    alt: 'Butter chicken between garlic naan and saffron rice',
  },
  '/catering': {
    name: 'catering',
    ground: 'plum',
    main: 'gujarati-thali',
    near: 'paneer-tikka',
    far: 'vegetable-biryani',
    alt: 'A Gujarati thali between paneer tikka and a pot of biryani',
  },
  '/testimonials': {
    name: 'testimonials',
    ground: 'saffron',
    main: 'chicken-tikka-masala',
    near: 'pani-puri',
    far: 'pistachio-kulfi',
    alt: 'Chicken tikka masala between pani puri and pistachio kulfi',
  },
  '/contact': {
    name: 'contact',
    ground: 'teal',
    main: 'masala-chai',
    near: 'vegetable-pakora',
    far: 'jalebi',
    alt: 'A cup of masala chai between pakoras and jalebi',
  },
  '/reservations': {
    name: 'reservations',
    ground: 'ink',
    main: 'tandoori-mixed-grill',
    near: 'cardamom-honey-mead',
    far: 'palak-paneer',
    alt: 'A sizzling mixed grill between honey mead and palak paneer',
  },
  '/cart': {
    name: 'cart',
    ground: 'leaf',
    main: 'chicken-kathi-roll',
    near: 'mango-lassi',
    far: 'samosa',
    alt: 'A kathi roll between a mango lassi and samosas',
  },
  '/checkout': {
    name: 'checkout',
    ground: 'terracotta',
    main: 'hyderabadi-chicken-biryani',
    near: 'cucumber-raita',
    far: 'gulab-jamun',
    alt: 'A pot of biryani between raita and gulab jamun',
  },
  '/wishlist': {
    name: 'wishlist',
    ground: 'rose',
    main: 'rasmalai',
    near: 'rose-falooda',
    far: 'gajar-halwa',
    alt: 'Rasmalai between a rose falooda and carrot halwa',
  },
  '/orders': {
    name: 'orders',
    ground: 'sky',
    main: 'rajma-masala',
    near: 'jeera-rice',
    far: 'masala-chaas',
    alt: 'Rajma masala between cumin rice and spiced buttermilk',
  },
  '/login': {
    name: 'login',
    ground: 'royal-blue',
    main: 'dal-tadka',
    near: 'tandoori-roti',
    far: 'mixed-pickle',
    alt: 'Yellow dal between a basket of roti and pickle',
  },
  '/signup': {
    name: 'signup',
    ground: 'teal',
    main: 'south-indian-thali',
    near: 'madras-filter-coffee',
    far: 'medu-vada',
    alt: 'A South Indian thali between filter coffee and medu vada',
  },
  '/account': {
    name: 'account',
    ground: 'cream',
    main: 'masala-dosa',
    near: 'madras-filter-coffee',
    far: 'coconut-payasam',
    alt: 'A masala dosa between filter coffee and coconut payasam',
  },
  '/forgot-password': {
    name: 'forgot-password',
    ground: 'sand',
    main: 'khasta-kachori',
    near: 'tamarind-chutney',
    far: 'fresh-lime-soda',
    alt: 'Kachoris between tamarind chutney and a lime soda',
  },
  '/reset-password': {
    name: 'reset-password',
    ground: 'sand',
    main: 'paneer-pakora',
    near: 'mint-chutney',
    far: 'kokum-cooler',
    alt: 'Paneer pakoras between mint chutney and a kokum cooler',
  },
  '/verify-email': {
    name: 'verify-email',
    ground: 'sand',
    main: 'idli-sambar',
    near: 'madras-filter-coffee',
    far: 'mango-chutney',
    alt: 'Idlis with sambar between filter coffee and mango chutney',
  },
  '/newsletter/confirm': {
    name: 'newsletter-confirm',
    ground: 'chilli',
    main: 'saffron-pulao',
    near: 'kesar-badam-milk',
    far: 'maple-walnut-kulfi',
    alt: 'Saffron rice between almond milk and maple walnut kulfi',
  },
  '/newsletter/unsubscribe': {
    name: 'newsletter-unsubscribe',
    ground: 'sky',
    main: 'masala-papad',
    near: 'fresh-lime-soda',
    far: 'cucumber-raita',
    alt: 'Papads between a lime soda and cucumber raita',
  },
  '/admin/login': {
    name: 'admin-login',
    ground: 'ink',
    main: 'masala-chai',
    near: 'samosa',
    far: 'mint-chutney',
    alt: 'A cup of chai between samosas and mint chutney',
  },
  '/terms': {
    name: 'terms',
    ground: 'royal-blue',
    main: 'steamed-basmati',
    near: 'masala-papad',
    far: 'lachha-onions-and-chillies',
    alt: 'A bowl of basmati between a papad and sliced onions',
  },
  '/privacy': {
    name: 'privacy',
    ground: 'plum',
    main: 'vegetable-biryani',
    near: 'tomato-shorba',
    far: 'rice-kheer',
    alt: 'A sealed pot of biryani between tomato shorba and rice kheer',
  },
}

/** The path of a page's picture; `name` is that of a `PagePicture`. */
export const pagePictureUrl = (name: string): string => `/art/page-${name}.png`
