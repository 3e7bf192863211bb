import { useState, type ImgHTMLAttributes } from 'react'

interface FallbackImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> {
  src: string | undefined
}

const FALLBACK_SRC = '/art/default.svg'

/** A picture, or a covered dish where there is none, or where it cannot be had. Without `alt` it adds no words. */
export function FallbackImage({ src, alt = '', width = 400, height = 300, ...rest }: FallbackImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const shownSrc = src === undefined || src === '' || src === failedSrc ? FALLBACK_SRC : src

  // A picture may have failed before the page came alive: nobody was listening then.
  function noticeEarlyFailure(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && src !== undefined) setFailedSrc(src)
  }

  return (
    <img
      {...rest}
      ref={noticeEarlyFailure}
      src={shownSrc}
      alt={alt}
      width={width}
      height={height}
      onError={() => setFailedSrc(src)}
    />
  )
}
