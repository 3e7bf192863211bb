/** Every REST route, one row each: which procedure it calls and how it answers. Holds no rule of its own. */
import type { Category, ProductList } from '@tiffin/contract'

export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `:name` becomes a field of the procedure's input. */
  path: string
  procedure: string
  status: 200 | 201 | 204
  summary: string
  /** The body is multipart/form-data with a field `file`. */
  isUpload?: true
  /** The procedure answers with a file, and so does the route. */
  isDownload?: true
  /** The answer depends on nothing but the address and the catalogue. */
  isCacheable?: true
  /** Where the body is not simply the procedure's output. */
  answer?: (output: never) => { body: unknown; headers?: Record<string, string> }
}

export const restRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/categories',
    procedure: 'categories.list',
    status: 200,
    summary: 'The categories in menu order',
    isCacheable: true,
    answer: (categories: readonly Category[]) => ({ body: { data: categories } }),
  },
  {
    method: 'GET',
    path: '/products',
    procedure: 'products.list',
    status: 200,
    summary: 'Dishes and drinks; the header X-Total-Count says how many match',
    isCacheable: true,
    answer: ({ products, total }: ProductList) => ({
      body: products,
      headers: { 'x-total-count': String(total) },
    }),
  },
  {
    method: 'GET',
    path: '/products/:slug',
    procedure: 'products.get',
    status: 200,
    summary: 'One dish or drink',
    isCacheable: true,
  },
  {
    method: 'POST',
    path: '/coupons/apply',
    procedure: 'coupons.check',
    status: 200,
    summary: 'What a coupon would take off a subtotal',
  },
  {
    method: 'POST',
    path: '/orders',
    procedure: 'orders.place',
    status: 201,
    summary: 'Places an order for pickup; the header Idempotency-Key makes a repetition safe',
  },
  {
    method: 'GET',
    path: '/orders/my',
    procedure: 'orders.mine',
    status: 200,
    summary: "The signed-in customer's orders, newest first",
  },
  {
    method: 'GET',
    path: '/wishlist',
    procedure: 'wishlist.list',
    status: 200,
    summary: 'The saved dishes',
  },
  {
    method: 'POST',
    path: '/wishlist/toggle',
    procedure: 'wishlist.toggle',
    status: 200,
    summary: 'Flips a dish in or out of the wishlist',
  },
  {
    method: 'POST',
    path: '/auth/register',
    procedure: 'auth.register',
    status: 201,
    summary: 'Makes an account and signs it in',
  },
  {
    method: 'POST',
    path: '/auth/login',
    procedure: 'auth.login',
    status: 200,
    summary: 'Begins a session; its token goes into the header Authorization: Bearer …',
  },
  {
    method: 'GET',
    path: '/auth/me',
    procedure: 'auth.me',
    status: 200,
    summary: 'Who is signed in',
  },
  {
    method: 'POST',
    path: '/auth/logout',
    procedure: 'auth.logout',
    status: 204,
    summary: 'Ends the session',
  },
  {
    method: 'POST',
    path: '/products',
    procedure: 'products.create',
    status: 201,
    summary: 'Adds a dish or drink to the menu (admin)',
  },
  {
    method: 'PUT',
    path: '/products/:id',
    procedure: 'products.change',
    status: 200,
    summary: 'Changes what the body names (admin)',
  },
  {
    method: 'DELETE',
    path: '/products/:id',
    procedure: 'products.delete',
    status: 204,
    summary: 'Takes a product off the menu; past orders keep their lines (admin)',
  },
  {
    method: 'GET',
    path: '/promotions',
    procedure: 'promotions.list',
    status: 200,
    summary: 'Promotions by their order; only active ones without the token of an admin',
    isCacheable: true,
  },
  {
    method: 'POST',
    path: '/promotions',
    procedure: 'promotions.create',
    status: 201,
    summary: 'Adds a promotion (admin)',
  },
  {
    method: 'PUT',
    path: '/promotions/:id',
    procedure: 'promotions.change',
    status: 200,
    summary: 'Changes what the body names (admin)',
  },
  {
    method: 'DELETE',
    path: '/promotions/:id',
    procedure: 'promotions.delete',
    status: 204,
    summary: 'Removes a promotion (admin)',
  },
  {
    method: 'GET',
    path: '/admin/stats',
    procedure: 'admin.stats',
    status: 200,
    summary: 'Counts, revenue and the latest orders (admin)',
  },
]
