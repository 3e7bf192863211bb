import { createFileRoute } from '@tanstack/react-router'
import { useAddToCart } from '../guest/cart/add-to-cart.ts'
import { WishlistList } from '../guest/wishlist/wishlist-list.tsx'
import { pageHead } from '../lib/start/page-head.ts'
import { NarrowPage } from '../ui/narrow-page.tsx'
import { NeedsScript } from './-needs-script.tsx'

export const Route = createFileRoute('/wishlist')({
  head: ({ match }) => pageHead({ match, title: 'Wishlist' }),
  component: WishlistPage,
})

function WishlistPage() {
  const addToCart = useAddToCart()
  return (
    <NarrowPage title="Your wishlist">
      <NeedsScript what="The wishlist" />
      <WishlistList onAddToCart={(product) => void addToCart(product)} />
    </NarrowPage>
  )
}
