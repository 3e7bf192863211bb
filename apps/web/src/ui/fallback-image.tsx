import { useState, type ImgHTMLAttributes } from 'react'

interface FallbackImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError' | 'alt'> {
  src: string | undefined
  /** Shown when there is no picture, or when it cannot be had. */
  fallbackSrc: string
  alt: string
}

/** A picture, or the one that stands in for it. */
export function FallbackImage({ src, fallbackSrc, alt, ...rest }: FallbackImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const shownSrc = src === undefined || src === '' || src === failedSrc ? fallbackSrc : src

  // A picture may have failed before the page came alive: nobody was listening then.
  function noticeEarlyFailure(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && src !== undefined) setFailedSrc(src)
  }

  return <img {...rest} ref={noticeEarlyFailure} src={shownSrc} alt={alt} onError={() => setFailedSrc(src)} />
}
