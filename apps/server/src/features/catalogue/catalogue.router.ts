import { category, getProductInput, listProductsInput, product, productList } from '@tiffin/contract'
import { Refusal } from '../../platform/refusal.ts'
import { open, router } from '../../platform/procedures.ts'
import { listProducts } from './list-products.ts'

export const categoriesRouter = router({
  list: open
    .output(category.array().readonly())
    .query(async ({ ctx }) => (await ctx.catalogue.current()).categories),
})

export const productsRouter = router({
  list: open
    .input(listProductsInput)
    .output(productList)
    .query(async ({ ctx, input }) => listProducts(await ctx.catalogue.current(), input)),
  get: open
    .input(getProductInput)
    .output(product)
    .query(async ({ ctx, input }) => {
      const found = (await ctx.catalogue.current()).productBySlug.get(input.slug)
      if (!found) throw new Refusal('NOT_FOUND', 'That dish is not on our menu')
      return found
    }),
})
