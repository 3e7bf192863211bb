import { useSettings } from '../lib/api/settings.tsx'

/** A text in which the restaurant's number is a link: one tap calls it, and it does not break in two. */
export function WithPhone({ children: text }: { children: string }) {
  const { display, tel } = useSettings().contact.phone
  const [before, after] = text.split(display)
  if (display === '' || after === undefined) return text
  return (
    <>
      {before}
      <a href={`tel:${tel}`}>{display}</a>
      {after}
    </>
  )
}
