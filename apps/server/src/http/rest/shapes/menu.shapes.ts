import {
  category,
  changedProducts,
  editableCategory,
  editableOptionGroup,
  editableProduct,
  editablePromotion,
  importPreview,
  importResult,
  listedProduct,
  menuSync,
  optionChoice,
  optionGroup,
  product,
  productAttributes,
  productAvailability,
  promotion,
  soldOutList,
  toggledWishlist,
  pictureCrop,
  uploadedPicture,
  wishlist,
  type MenuSync,
  type OptionGroup,
  type Product,
} from '@tiffin/contract'
import { shape } from './shape.ts'

const frying = {
  _id: '1679091c5a880faf6fb5e6087eb1b2dc',
  slug: 'chaat-frying',
  name: 'Chaat (Frying)',
  emoji: '🥟',
  description: 'Out of the kadhai, with mint and tamarind chutney.',
  image: '/art/samosa.svg',
}

const medium = {
  key: 'medium',
  name: 'Medium',
  price: 0,
  isDefault: true,
  max: 1,
  isSoldOut: false,
  breaksDiets: [],
  allergens: [],
}

const heat: OptionGroup = {
  key: 'spice',
  name: 'Spice level',
  min: 1,
  max: 1,
  choices: [medium, { ...medium, key: 'hot', name: 'Hot', isDefault: false }],
}

const samosa: Product = {
  _id: 'd3d9446802a44259755d38e6d163e820',
  slug: 'samosa',
  title: 'Samosa',
  description:
    'Three pastry pyramids of crushed potato, peas and coriander seed. Mint and tamarind chutneys.',
  price: 6.66,
  discountPercent: 15,
  thumbnail: '/art/dishes/samosa.svg',
  stock: 999,
  isFeatured: false,
  category: { _id: frying._id, slug: frying.slug, name: frying.name },
  attributes: {},
  dietary: ['vegetarian', 'vegan', 'dairy-free'],
  diets: ['vegetarian', 'vegan', 'dairy-free'],
  allergens: ['wheat'],
  spiceLevel: 'medium',
  optionGroups: [heat],
  rating: { average: 4.7, count: 31 },
}

const { optionGroups: _groups, description: _description, attributes: _attributes, ...listed } = samosa

const soldOut = { _id: samosa._id, isSoldOut: true, soldOutUntil: '2026-12-02' }

const thali = {
  _id: 'c51ce410c124a10e0db5e4b97fc2af39',
  title: 'Diwali thali',
  subtitle: 'Ten small bowls, until Sunday',
  image: '/art/diwali.svg',
  ctaText: 'See the menu',
  ctaLink: '/menu',
  active: true,
  order: 1,
}

const syncExample: MenuSync = {
  fingerprint: 'pPC8bQtv8Gm3Cz3zJrC0Sg8GqGJtV0oQ2dWcN5kq4hE',
  isUnchanged: false,
  categories: { added: [], changed: [], unchanged: 1 },
  optionGroups: {
    added: [{ path: 'optionGroups.0', name: 'Topping', key: 'topping' }],
    changed: [],
    unchanged: 0,
  },
  products: {
    added: [],
    changed: [
      {
        path: 'products.0',
        name: 'Mango Kulfi',
        slug: 'mango-kulfi',
        changes: [{ field: 'Price', before: '6.16', after: '6.66' }],
      },
    ],
    unchanged: 0,
  },
  hidden: [],
  removed: [],
  errors: [],
}

export const menuShapes = {
  MenuSync: shape(menuSync, 'What a whole menu from another program changes', syncExample),
  Category: shape(category, 'A category of the menu', frying),
  EditableCategory: shape(editableCategory, 'A category with its editing details', {
    ...frying,
    version: 1,
    productsCount: 14,
  }),
  ProductAttributes: shape(productAttributes, 'More details of a drink', {
    abv: 4.8,
    volumeMl: 330,
    origin: 'Calgary, Alberta',
    flavourNotes: 'Malt and orange peel',
  }),
  OptionChoice: shape(optionChoice, 'A choice of an option group', medium),
  OptionGroup: shape(optionGroup, 'What can be chosen for a dish', heat),
  EditableOptionGroup: shape(editableOptionGroup, 'An option group with its editing details', {
    ...heat,
    _id: '8f14e45fceea167a5a36dedd4bea2543',
    version: 1,
    addsIngredients: false,
    choices: heat.choices.map((choice) => ({
      ...choice,
      saved: { breaksDiets: [], allergens: [], isSoldOut: false },
      soldOutUntil: null,
    })),
    dishes: [{ slug: 'samosa', title: 'Samosa' }],
  }),
  Product: shape(product, 'A dish or drink as guests see it', samosa),
  EditableProduct: shape(editableProduct, 'A dish or drink with its editing details', {
    ...samosa,
    isPainted: false,
    countedStock: null,
    dishOptionGroups: [{ group: 'spice', defaults: ['medium'] }],
    version: 4,
    isHidden: false,
    isSoldOut: false,
    soldOutUntil: null,
  }),
  ListedProduct: shape(listedProduct, 'A product in the list of staff', {
    ...listed,
    version: 4,
    isHidden: false,
  }),
  ChangedProducts: shape(changedProducts, 'What a change of several products did, or would do', {
    changed: [{ _id: samosa._id, title: samosa.title, before: '$6.66', after: '$7.00' }],
    unchanged: 0,
    refused: [],
  }),
  ProductAvailability: shape(productAvailability, 'A dish’s availability', soldOut),
  SoldOutList: shape(soldOutList, 'The dishes marked as sold out', {
    today: '2026-12-01',
    soldOut: [soldOut],
  }),
  ImportResult: shape(importResult, 'The result of an import', {
    inserted: 11,
    skipped: 3,
    updated: 2,
    groups: { inserted: 1, skipped: 0, updated: 0 },
    errors: [
      { row: 9, cell: 'C9', message: 'Valid price is required' },
      {
        sheet: 'Options',
        row: 5,
        cell: 'G5',
        message: 'Sides: Enter a price like 1.50, or 0; The group stays as it is',
      },
    ],
  }),
  ImportPreview: shape(importPreview, 'What an import would do', {
    fingerprint: 'v7FvTbVGYGHkfU3cX4M9zw',
    counts: { new: 1, changed: 1, unchanged: 12, refused: 1 },
    readSheets: ['Products'],
    ignoredColumns: ['Supplier'],
    ignoredSheets: ['Sheet "2025": it is hidden'],
    headings: [
      { heading: 'Naam', column: 'title' },
      { heading: 'Supplier', column: null },
    ],
    newCategories: [{ name: 'Pizza', rows: 4 }],
    new: [{ row: 2, slug: 'mango-kulfi', title: 'Mango Kulfi' }],
    changed: [
      {
        row: 3,
        slug: 'samosa',
        title: 'Samosa',
        changes: [{ column: 'Price', before: '6.66', after: '7.66' }],
      },
    ],
    refused: [{ row: 9, title: 'Lassi', reasons: [{ cell: 'C9', message: 'Valid price is required' }] }],
    groups: {
      counts: { new: 0, changed: 1, unchanged: 0, refused: 0 },
      new: [],
      changed: [
        {
          row: 2,
          key: 'spice',
          title: 'Spice level',
          changes: [{ column: 'Hot: price', before: '0.00', after: '0.50' }],
        },
      ],
      refused: [],
    },
  }),
  UploadedPicture: shape(uploadedPicture, 'An uploaded picture', {
    url: '/uploads/5f4dcc3b5aa765d61d8327deb882cf99-1440x1080/1440.webp',
    width: 1440,
    height: 1080,
  }),
  PictureCrop: shape(pictureCrop, 'The part of an uploaded picture that is shown', {
    original: {
      url: '/uploads/5f4dcc3b5aa765d61d8327deb882cf99-1440x1080/1440.webp',
      width: 1440,
      height: 1080,
    },
    crop: { shape: '4:3', x: 0.5, y: 0.4, zoom: 1.5 },
  }),
  Promotion: shape(promotion, 'A banner on the home page', thali),
  EditablePromotion: shape(editablePromotion, 'A banner with its editing details', { ...thali, version: 2 }),
  Wishlist: shape(wishlist, 'The dishes that a customer has saved', { products: [samosa] }),
  ToggledWishlist: shape(toggledWishlist, 'The saved dishes, and whether this one is among them', {
    products: [samosa],
    wishlisted: true,
  }),
}
