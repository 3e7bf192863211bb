import {
  category,
  categoryIdInput,
  changeCategoryInput,
  changeOptionGroupInput,
  changedProducts,
  changeProductInput,
  changeProductsInput,
  done,
  editableCategory,
  editableOptionGroup,
  editableProduct,
  getProductInput,
  listedProducts,
  listForStaffInput,
  listProductsInput,
  optionGroupIdInput,
  orderCategoriesInput,
  orderProductsInput,
  product,
  productAvailability,
  productIdInput,
  productList,
  saveCategoryInput,
  saveOptionGroupInput,
  saveProductInput,
  setAvailabilityInput,
  setChoiceAvailabilityInput,
  soldOutList,
} from '@tiffin/contract'
import { AppError } from '../../platform/app-error.ts'
import { open, permitted, router } from '../../platform/procedures.ts'
import { changeCategory, createCategory, deleteCategory, listEditableCategories } from './edit-category.ts'
import { requireProductId } from './dish-names.ts'
import { paintAnother } from './paint-another.ts'
import {
  changeOptionGroup,
  createOptionGroup,
  deleteOptionGroup,
  listOptionGroups,
} from './edit-option-group.ts'
import { changeProducts, previewProductsChange } from './change-products.ts'
import { changeProduct, createProduct, deleteProduct, getEditable } from './edit-product.ts'
import { listForStaff, listProducts } from './list-products.ts'
import { orderCategories, orderProducts } from './menu-order.ts'
import { listSoldOut, setAvailability, setChoiceAvailability } from './set-availability.ts'

export const categoriesRouter = router({
  list: open
    .output(category.array())
    .query(async ({ ctx }) => [...(await ctx.catalogue.current()).categories]),
  listEditable: permitted('menu')
    .output(editableCategory.array())
    .query(({ ctx }) => listEditableCategories(ctx.db)),
  create: permitted('menu')
    .input(saveCategoryInput)
    .output(editableCategory)
    .mutation(({ ctx, input }) => createCategory(ctx, input)),
  change: permitted('menu')
    .input(changeCategoryInput)
    .output(editableCategory)
    .mutation(({ ctx, input }) => changeCategory(ctx, input)),
  order: permitted('menu')
    .input(orderCategoriesInput)
    .output(editableCategory.array())
    .mutation(async ({ ctx, input }) => {
      await orderCategories(ctx, input)
      return await listEditableCategories(ctx.db)
    }),
  delete: permitted('menu')
    .input(categoryIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteCategory(ctx, input.id)
      return { done: true }
    }),
})

export const optionGroupsRouter = router({
  list: permitted('availability')
    .output(editableOptionGroup.array())
    .query(({ ctx }) => listOptionGroups(ctx)),
  setAvailability: permitted('availability')
    .input(setChoiceAvailabilityInput)
    .output(editableOptionGroup)
    .mutation(({ ctx, input }) => setChoiceAvailability(ctx, input)),
  create: permitted('menu')
    .input(saveOptionGroupInput)
    .output(editableOptionGroup)
    .mutation(({ ctx, input }) => createOptionGroup(ctx, input)),
  change: permitted('menu')
    .input(changeOptionGroupInput)
    .output(editableOptionGroup)
    .mutation(({ ctx, input }) => changeOptionGroup(ctx, input)),
  delete: permitted('menu')
    .input(optionGroupIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteOptionGroup(ctx, input.id)
      return { done: true }
    }),
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
      const found = (await ctx.catalogue.current()).findProduct(input.slug)
      if (!found) throw new AppError('NOT_FOUND', 'That dish is not on our menu')
      return found
    }),
  listForStaff: permitted('availability')
    .input(listForStaffInput)
    .output(listedProducts)
    .query(async ({ ctx, input }) => listForStaff(await ctx.catalogue.current(), input)),
  getEditable: permitted('menu')
    .input(productIdInput)
    .output(editableProduct)
    .query(async ({ ctx, input }) =>
      getEditable(ctx.db, await requireProductId(ctx.db, input.id), ctx.clock.nowMs()),
    ),
  soldOut: permitted('availability')
    .output(soldOutList)
    .query(({ ctx }) => listSoldOut(ctx)),
  setAvailability: permitted('availability')
    .input(setAvailabilityInput)
    .output(productAvailability)
    .mutation(({ ctx, input }) => setAvailability(ctx, input)),
  create: permitted('menu')
    .input(saveProductInput)
    .output(editableProduct)
    .mutation(({ ctx, input }) => createProduct(ctx, input)),
  change: permitted('menu')
    .input(changeProductInput)
    .output(editableProduct)
    .mutation(({ ctx, input }) => changeProduct(ctx, input)),
  previewChanges: permitted('menu')
    .input(changeProductsInput)
    .output(changedProducts)
    .mutation(({ ctx, input }) => previewProductsChange(ctx, input)),
  changeSeveral: permitted('menu')
    .input(changeProductsInput)
    .output(changedProducts)
    .mutation(({ ctx, input }) => changeProducts(ctx, input)),
  order: permitted('menu')
    .input(orderProductsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await orderProducts(ctx, input)
      return { done: true }
    }),
  repaint: permitted('menu')
    .input(productIdInput)
    .output(editableProduct)
    .mutation(({ ctx, input }) => paintAnother(ctx, input.id)),
  delete: permitted('menu')
    .input(productIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteProduct(ctx, input.id)
      return { done: true }
    }),
})
