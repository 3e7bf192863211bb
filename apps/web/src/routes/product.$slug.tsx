import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { Product } from '@tiffin/contract'
import { useAddToCart } from '../guest/cart/add-to-cart.ts'
import { BuyBox } from '../guest/product/buy-box.tsx'
import { productJsonLd, shareImageUrl } from '../guest/product/product-json-ld.ts'
import { ProductLoading } from '../guest/product/product-loading.tsx'
import { ProductPage } from '../guest/product/product-page.tsx'
import { relatedInput, reviewsInput } from '../lib/api/page-queries.ts'
import { RelatedProducts } from '../guest/product/related-products.tsx'
import { DishReviews } from '../guest/reviews/dish-reviews.tsx'
import { WishlistButton } from '../guest/wishlist/wishlist-button.tsx'
import { liveQuery } from '../lib/live/live-state.ts'
import { loadQueries, notFoundIfAbsent } from '../lib/api/load-queries.ts'
import { jsonLd, pageHead } from '../lib/start/page-head.ts'
import { useTRPC } from '../lib/api/trpc.ts'
import { useOptions } from '../lib/forms/option-selection.ts'
import { DishCard } from './-dish-card.tsx'
import { loadedSettings } from '../lib/api/settings.tsx'

const PATIENCE_MS = 150

export const Route = createFileRoute('/product/$slug')({
  loader: async ({ context: { queryClient, trpc }, params: { slug } }) => {
    const product = await notFoundIfAbsent(
      queryClient.ensureQueryData(trpc.products.get.queryOptions({ slug })),
    )
    await loadQueries(
      queryClient.ensureQueryData(trpc.products.list.queryOptions(relatedInput(product))),
      // The dish matters more than its reviews.
      ...(product.rating
        ? [
            queryClient
              .ensureQueryData(trpc.reviews.list.queryOptions(reviewsInput(slug)))
              .catch(() => undefined),
          ]
        : []),
    )
  },
  head: ({ match }) => {
    const { publicUrl, queryClient, trpc } = match.context
    const product = queryClient.getQueryData(trpc.products.get.queryKey({ slug: match.params.slug }))
    if (product === undefined) return pageHead({ match })
    const { title, description } = product
    const head = pageHead({ match, title, description, imageUrl: shareImageUrl(product) })
    if (!import.meta.env.SSR) return head
    const reviewPage =
      product.rating && queryClient.getQueryData(trpc.reviews.list.queryKey(reviewsInput(product.slug)))
    return {
      ...head,
      meta: [
        ...head.meta,
        jsonLd(
          productJsonLd(product, { publicUrl, settings: loadedSettings(match.context) }, reviewPage?.reviews),
        ),
      ],
    }
  },
  pendingMs: PATIENCE_MS,
  pendingComponent: ProductLoading,
  component: ProductRoute,
})

function ProductRoute() {
  const { slug } = Route.useParams()
  const trpc = useTRPC()
  const { data: product } = useQuery(trpc.products.get.queryOptions({ slug }, liveQuery))
  // Another dish starts with its own options and one portion again.
  return product === undefined ? <ProductLoading /> : <Dish key={slug} product={product} />
}

function Dish({ product }: { product: Product }) {
  const addToCart = useAddToCart()
  const chosen = useOptions(product.optionGroups)
  const { options } = chosen
  const renderDish = (dish: Product) => <DishCard product={dish} />
  return (
    <ProductPage
      product={product}
      options={options}
      buyBox={
        <BuyBox
          product={product}
          chosen={chosen}
          onAddToCart={(quantity) => void addToCart(product, quantity, { options })}
          onBuyNow={(quantity) => void addToCart(product, quantity, { options, withCheckoutAction: true })}
          wishlistButton={<WishlistButton variant="labelled" productId={product._id} title={product.title} />}
        />
      }
      reviews={<DishReviews product={product} />}
      related={<RelatedProducts product={product} renderDish={renderDish} />}
    />
  )
}
