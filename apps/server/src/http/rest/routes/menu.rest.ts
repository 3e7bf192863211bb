import { create, del, get, post, put, type RestArea } from '../route.ts'

export const menu: RestArea = {
  name: 'Menu',
  description: 'The menu as guests see it: categories, dishes and drinks.',
  routes: [
    get('/categories', 'categories.list', 'The categories in menu order', {
      isCacheable: true,
      wrapIn: 'data',
    }),
    get('/products', 'products.list', 'Dishes and drinks', {
      description:
        'In menu order, or as `sort` says; `popular` is at most a minute old. Filters can be combined. ' +
        'An unknown category is an empty list. `diet` and `without` take several values with commas between them; a dish ' +
        'about whose allergens nothing is stated is not without any.',
      isCacheable: true,
      unwrap: 'products',
      example: { category: 'chaat-frying', q: 'samosa', sort: 'popular', limit: 20, offset: 0 },
    }),
    get('/products/:slug', 'products.get', 'One dish or drink', {
      isCacheable: true,
      errors: ['NOT_FOUND'],
      example: { slug: 'samosa' },
    }),
  ],
}

const picture = '/uploads/5f4dcc3b5aa765d61d8327deb882cf99-1440x1080/1440.webp'
const id = 'd3d9446802a44259755d38e6d163e820'
const categoryId = '1679091c5a880faf6fb5e6087eb1b2dc'

const wholeMenu = {
  categories: [{ slug: 'desserts', name: 'Desserts' }],
  optionGroups: [
    { name: 'Topping', min: 0, max: 1, choices: [{ name: 'Pistachios', sku: 'T-1', price: 1.5 }] },
  ],
  products: [
    {
      sku: 'KU-7',
      title: 'Mango Kulfi',
      categorySlug: 'desserts',
      price: 6.66,
      optionGroups: [{ group: 'topping' }],
      soldOut: false,
    },
  ],
  missing: 'leave' as const,
}

export const menuEditing: RestArea = {
  name: 'Menu editing',
  description:
    'Editing the menu: dishes, categories, pictures, availability, and whole menus as spreadsheets.',
  routes: [
    get('/admin/products/:id', 'products.getEditable', 'One product with its editing details', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    create('/products', 'products.create', 'Adds a dish or drink to the menu', {
      description:
        'Without a `slug`, one is made from the title. Without a `stock` portions are not counted, and the dish is always ' +
        'available.',
      errors: ['CONFLICT'],
      example: {
        title: 'Mango Kulfi',
        categorySlug: 'desserts',
        price: 6.66,
        description: 'Frozen slowly, with cardamom.',
        discountPercent: 10,
        stock: 24,
        isFeatured: true,
        dietary: ['vegetarian', 'gluten-free'],
        spiceLevel: 'mild',
      },
    }),
    put('/products/:id', 'products.change', 'Updates the fields that are sent', {
      description:
        'A field that is absent stays as it is; `stock: null` stops counting portions. Without a `version` the last word ' +
        'counts.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id, price: 7.66, stock: 12, version: 4 },
    }),
    get('/admin/products', 'products.listForStaff', 'All products in menu order, hidden ones too', {
      unwrap: 'products',
      example: { limit: 20, offset: 0 },
    }),
    post('/products/changes', 'products.changeSeveral', 'Changes several products in the same way', {
      description:
        'All in one step: moves them to a category, hides or shows them, marks them as sold out or available, raises or lowers ' +
        'their prices, features them, or changes a dietary label. One that somebody has changed since the `version` that is sent ' +
        'is left as it is and listed in `refused`.',
      errors: ['CONFLICT'],
      example: {
        products: [{ id, version: 4 }],
        change: { set: 'price', by: 5, unit: 'percent', roundTo: 0.05 },
      },
    }),
    post('/products/changes/preview', 'products.previewChanges', 'Previews a change of several products', {
      description: 'Nothing is changed.',
      example: {
        products: [{ id }],
        change: { set: 'category', categorySlug: 'desserts' },
      },
    }),
    del('/products/:id', 'products.delete', 'Removes a product from the menu; past orders still show it', {
      description: 'Not while it is a choice of an option group.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    post('/products/:id/painting', 'products.repaint', 'Paints a dish that has no picture of its own anew', {
      description:
        'A dish without an `imageUrl` is painted from its title, description and category, soon after it is saved. Each ' +
        'call makes another painting; one that has a picture of its own keeps it.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id },
    }),
    get('/admin/sold-out', 'products.soldOut', 'The dishes marked as sold out'),
    post('/products/:id/availability', 'products.setAvailability', 'Marks a dish as sold out or available', {
      description: 'Until a day or until further notice. Counted portions stay as they are.',
      errors: ['NOT_FOUND'],
      example: { id, soldOut: true, until: 'tomorrow' },
    }),
    post(
      '/products/import',
      'products.import',
      'Imports an .xlsx, .xls or .csv file into the menu in one step',
      {
        description:
          'Columns are found by their headings; the templates name them. A .csv is UTF-8 text, recognized by its file name, ' +
          'and contains only products. Rows that cannot be imported are listed in `errors` ' +
          'with their row number, the others are imported. With the `fingerprint` of a preview, nothing is imported ' +
          'unless the result would match the preview. Disconnecting early cancels the import.',
        isUpload: true,
        reportsProgress: true,
        errors: ['CONFLICT', 'RATE_LIMITED'],
        example: { mode: 'update' },
      },
    ),
    post(
      '/products/import/preview',
      'products.previewImport',
      'Previews the import of a file with mode=update',
      {
        description: 'Nothing is changed.',
        isUpload: true,
        reportsProgress: true,
        errors: ['RATE_LIMITED'],
      },
    ),
    post('/admin/menu/sync/preview', 'products.previewSync', 'Previews what a whole menu would change', {
      description:
        'Nothing is changed: what would be added, changed field by field, hidden and removed, and every error by its path.',
      hasLargeBody: true,
      example: wholeMenu,
    }),
    post('/admin/menu/sync', 'products.sync', 'Makes the menu what another program says', {
      description:
        'All in one step, or nothing. What is sent again changes nothing, and is not logged. The rules are those of the spreadsheet import: a field that is ' +
        'absent stays as it is, an option group is replaced as a whole. A picture is an address, as everywhere: upload it first if it has to be stored here. With the `fingerprint` ' +
        'of a preview, nothing is changed unless the result would match the preview.',
      hasLargeBody: true,
      errors: ['CONFLICT'],
      example: wholeMenu,
    }),
    get('/admin/excel-template/products', 'products.template', 'An .xlsx template to fill in', {
      download: ['xlsx'],
    }),
    get(
      '/admin/excel-template/menu',
      'products.menuTemplate',
      'The whole menu as an .xlsx, to edit and import again',
      {
        download: ['xlsx'],
      },
    ),
    create('/pictures', 'pictures.upload', 'Uploads a picture for the menu and returns its URL', {
      description:
        'JPEG, PNG, WebP or AVIF, up to 10 MB. It is rotated upright and scaled down, and its camera metadata is ' +
        'removed. Use it wherever an image URL is expected; the same file always gets the same address.',
      isUpload: true,
      errors: ['RATE_LIMITED'],
    }),
    create('/pictures/crop', 'pictures.crop', 'Cuts a part out of an uploaded picture and returns its URL', {
      description:
        'The part around a point, in a shape. The uploaded picture stays, so that it can be cut anew; the same part always has the same address.',
      errors: ['NOT_FOUND', 'RATE_LIMITED'],
      example: { url: picture, shape: '4:3', x: 0.5, y: 0.4, zoom: 1.5 },
    }),
    get('/admin/pictures/crop', 'pictures.readCrop', 'Which part of an uploaded picture is shown', {
      errors: ['NOT_FOUND'],
      example: { url: picture },
    }),
    get(
      '/admin/categories',
      'categories.listEditable',
      'The categories with their editing details, in menu order',
    ),
    create('/categories', 'categories.create', 'Adds a category at the end of the menu', {
      errors: ['CONFLICT'],
      example: { name: 'Kulfi', description: 'Frozen slowly, in small pots.', image: '/art/kulfi.svg' },
    }),
    put('/categories/order', 'categories.order', 'Reorders all categories', {
      description: 'List every category exactly once; any other list fails with CONFLICT.',
      errors: ['CONFLICT'],
      example: { ids: [categoryId] },
    }),
    put('/categories/:id', 'categories.change', 'Updates the fields that are sent', {
      description: 'Omitted fields stay unchanged. Without a `version` the last write wins.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: categoryId, name: 'Kulfi & ice', version: 1 },
    }),
    put('/categories/:id/products/order', 'products.order', 'Reorders the dishes of a category', {
      status: 204,
      description: 'List each of its dishes exactly once; any other list fails with CONFLICT.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: categoryId, ids: [id] },
    }),
    get(
      '/admin/option-groups',
      'optionGroups.list',
      'The option groups, by name, with the dishes that have them',
    ),
    create('/option-groups', 'optionGroups.create', 'Adds an option group', {
      description:
        'Dishes get it with `optionGroups` of a product. Its defaults, if there are any, must satisfy its limits.',
      errors: ['CONFLICT'],
      example: {
        name: 'Raita',
        min: 0,
        max: 2,
        choices: [
          { name: 'Boondi raita', price: 2.5, max: 2 },
          { name: 'Cucumber raita', price: 2 },
        ],
      },
    }),
    put('/option-groups/:id', 'optionGroups.change', 'Replaces an option group on all its dishes', {
      description:
        'Choices are recognized by their keys; what is sold out stays so. Without a `version` the last write wins.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: {
        id,
        name: 'Raita',
        min: 0,
        max: 1,
        choices: [{ name: 'Boondi raita', key: 'boondi-raita', price: 2.75 }],
        version: 2,
      },
    }),
    del('/option-groups/:id', 'optionGroups.delete', 'Deletes an option group; orders keep what was chosen', {
      errors: ['NOT_FOUND'],
      example: { id },
    }),
    post(
      '/option-groups/:id/availability',
      'optionGroups.setAvailability',
      'Marks a choice as sold out or available on all its dishes',
      {
        errors: ['NOT_FOUND'],
        example: { id, choice: 'boondi-raita', soldOut: true, until: 'tomorrow' },
      },
    ),
    del('/categories/:id', 'categories.delete', 'Removes an empty category from the menu', {
      errors: ['NOT_FOUND', 'CONFLICT'],
      example: { id: categoryId },
    }),
  ],
}
