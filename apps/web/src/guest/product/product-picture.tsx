import { IconZoomIn } from '@tabler/icons-react'
import { useRef } from 'react'
import { FallbackImage } from '../../ui/fallback-image.tsx'
import classes from './product-picture.module.css'
import { ZoomOverlay } from './zoom-overlay.tsx'

interface ProductPictureProps {
  title: string
  thumbnail: string | undefined
  isSoldOut: boolean
}

/** The dish's picture; clicking it opens it full-screen. */
export function ProductPicture({ title, thumbnail, isSoldOut }: ProductPictureProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const overlay = useRef<HTMLDialogElement>(null)
  const picture = { src: thumbnail, alt: title }

  return (
    <>
      <button
        type="button"
        ref={opener}
        className={classes.opener}
        data-sold-out={isSoldOut || undefined}
        aria-label={`Zoom in on ${title}`}
        aria-haspopup="dialog"
        onClick={() => overlay.current?.showModal()}
      >
        <FallbackImage
          {...picture}
          sizes="(min-width: 72rem) 38rem, (min-width: 48rem) 50vw, 100vw"
          fetchPriority="high"
        />
        <span className={classes.hint} aria-hidden>
          <IconZoomIn size={22} />
        </span>
      </button>
      {/* Safari does not focus a clicked button, and so would not return the focus by itself. */}
      <ZoomOverlay ref={overlay} title={title} onClose={() => opener.current?.focus()}>
        <FallbackImage {...picture} sizes="200vw" loading="lazy" />
      </ZoomOverlay>
    </>
  )
}
