import type { Product } from '@tiffin/contract'
import { usePortionsInCart } from '../guest/cart/cart-store.ts'
import { useAddToCart } from '../guest/cart/add-to-cart.ts'
import { ProductCard } from '../guest/menu/product-card.tsx'
import { WishlistButton } from '../guest/wishlist/wishlist-button.tsx'

/** A dish of the menu with its cart and wishlist buttons. */
export function DishCard({ product, isAboveFold }: { product: Product; isAboveFold?: boolean }) {
  const addToCart = useAddToCart()
  return (
    <ProductCard
      product={product}
      isAboveFold={isAboveFold}
      portionsInCart={usePortionsInCart(product.slug)}
      onAddToCart={() => void addToCart(product)}
      wishlistButton={<WishlistButton productId={product._id} title={product.title} />}
    />
  )
}
