import { useState, type ImgHTMLAttributes } from 'react'
import { pictureSources } from '../lib/picture-sources.ts'

interface FallbackImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'onError'> {
  src: string | undefined
}

const FALLBACK_SRC = '/art/default.svg'

/**
 * A picture, or a covered dish where there is none, or where it cannot be had. Without `alt` it adds no words. Of an
 * uploaded picture the browser takes the file that suits the screen; `sizes` says how wide it is shown.
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

  // A picture may have failed before the page came alive: nobody was listening then.
  function noticeEarlyFailure(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && src !== undefined) setFailedSrc(src)
  }

  const image = (
    <img
      {...rest}
      ref={noticeEarlyFailure}
      // Before `src`: a browser that knows them should not begin with the largest file.
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
