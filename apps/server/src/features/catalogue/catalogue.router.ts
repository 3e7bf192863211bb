import {
  category,
  changeProductInput,
  done,
  editableProduct,
  getProductInput,
  listProductsInput,
  product,
  productIdInput,
  productList,
  saveProductInput,
} from '@tiffin/contract'
import { Refusal } from '../../platform/refusal.ts'
import { open, permitted, router } from '../../platform/procedures.ts'
import { changeProduct, createProduct, deleteProduct, getEditable } from './edit-product.ts'
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
  getEditable: permitted('menu')
    .input(productIdInput)
    .output(editableProduct)
    .query(({ ctx, input }) => getEditable(ctx.db, input.id)),
  create: permitted('menu')
    .input(saveProductInput)
    .output(editableProduct)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),
  change: permitted('menu')
    .input(changeProductInput)
    .output(editableProduct)
    .mutation(({ ctx, input }) => changeProduct(ctx, input)),
  delete: permitted('menu')
    .input(productIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteProduct(ctx, input.id)
      return { done: true }
    }),
})
