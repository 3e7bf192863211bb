import { useState, type ImgHTMLAttributes } from 'react'
import { FALLBACK_SRC, pictureSources } from '../lib/format/picture-sources.ts'

interface FallbackImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'onError'> {
  src: string | undefined
}

/**
 * A picture, or a covered dish if there is none or it fails to load. Without `alt` it is decorative. For an uploaded
 * picture the browser takes the file that suits the screen; `sizes` says how wide it is shown.
 */
export function FallbackImage({
  src,
  alt = '',
  width = 400,
  height = 300,
  sizes,
  ...rest
}: FallbackImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const shownSrc = src === undefined || src === '' || src === failedSrc ? FALLBACK_SRC : src
  const sources = pictureSources(shownSrc)

  // A picture may have failed before hydration, when nothing was listening.
  function noticeEarlyFailure(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && src !== undefined) setFailedSrc(src)
  }

  const image = (
    <img
      {...rest}
      ref={noticeEarlyFailure}
      // Before `src`, so that a browser that supports it does not start with the largest file.
      {...(sources !== null && { sizes, srcSet: sources.webp })}
      src={shownSrc}
      alt={alt}
      width={width}
      height={height}
      onError={() => setFailedSrc(src)}
    />
  )
  if (sources === null) return image
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
