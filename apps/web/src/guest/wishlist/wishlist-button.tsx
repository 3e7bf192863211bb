import { Button, IconButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { isWishlistFull, toggleWishlist, useWishlist } from './wishlist-store.ts'
import { useSettings } from '../../lib/api/settings.tsx'
import classes from './wishlist-button.module.css'

interface WishlistButtonProps {
  productId: string
  title: string
  /** A round heart over a picture, or a labelled button beside others. */
  variant?: 'icon' | 'labelled'
}

export function WishlistButton({ productId, title, variant = 'icon' }: WishlistButtonProps) {
  const isSaved = useWishlist().includes(productId)
  const { pages } = useSettings()
  const heart = `${classes.heart} ${isSaved ? classes.saved : ''}`

  function handleClick() {
    if (!isSaved && isWishlistFull()) {
      showToast({ message: 'Your wishlist is full. Remove a dish to save another one.', kind: 'other' })
      return
    }
    const isIn = toggleWishlist(productId)
    showToast({ message: isIn ? 'Added to wishlist ❤️' : 'Removed from wishlist ❤️', kind: 'success' })
  }

  if (!pages.wishlist) return null
  if (variant === 'labelled') {
    return (
      <Button look="outline" size="large" className={heart} onClick={handleClick}>
        {isSaved ? 'Remove from wishlist' : 'Add to wishlist'}
      </Button>
    )
  }
  return (
    <IconButton
      label={isSaved ? `Remove ${title} from wishlist` : `Add ${title} to wishlist`}
      className={`${heart} ${classes.round}`}
      onClick={handleClick}
    />
  )
}
