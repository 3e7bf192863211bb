import { useSettings } from '../lib/api/settings.tsx'

/** A text in which the restaurant's number is a link: one tap calls it, and it does not break in two. */
export function WithPhone({ children: text }: { children: string }) {
  const { display, tel } = useSettings().contact.phone
  const at = text.indexOf(display)
  if (display === '' || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href={`tel:${tel}`}>{display}</a>
      {text.slice(at + display.length)}
    </>
  )
}
