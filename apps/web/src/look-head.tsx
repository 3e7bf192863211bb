/** What the head of a page of another look than the sample's has in addition. Runs on the server only. */
import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import loraUrl from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import nunitoUrl from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import outfitUrl from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import playfairUrl from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import sourceSansUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { fontFace, fontFilesOf, lookStyle, type Look } from '@tiffin/look'

/** By the name of the file; those of the sample's pair are in the style sheet. */
const urls: Readonly<Record<string, string>> = {
  'bricolage-grotesque-latin-wght-normal': bricolageUrl,
  'inter-latin-wght-normal': interUrl,
  'lora-latin-wght-normal': loraUrl,
  'nunito-sans-latin-wght-normal': nunitoUrl,
  'outfit-latin-wght-normal': outfitUrl,
  'playfair-display-latin-wght-normal': playfairUrl,
  'source-sans-3-latin-wght-normal': sourceSansUrl,
}

export function LookHead({ look }: { look: Look }) {
  const fonts = fontFilesOf(look.fonts).flatMap((font) => {
    const url = urls[font.file]
    return url === undefined ? [] : { url, face: fontFace(font, url) }
  })
  const style = fonts.map(({ face }) => face).join('') + lookStyle(look)
  return (
    <>
      {fonts.map(({ url }) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {style !== '' && <style dangerouslySetInnerHTML={{ __html: style }} />}
    </>
  )
}
