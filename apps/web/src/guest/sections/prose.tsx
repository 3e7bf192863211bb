import { Link } from '@tanstack/react-router'
import { Markdown } from 'markdown-to-jsx/react'
import type { ReactNode } from 'react'

interface ProseProps {
  /** Markdown, without HTML: what looks like it is shown as it is written. */
  text: string
}

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  forceWrapper: true,
  wrapper: ({ children }: { children?: ReactNode }) => children,
  slugify: anchorOf,
  overrides: { a: ProseLink, h1: { component: 'h2' }, img: () => null },
} as const

/** What the restaurant writes. */
export const Prose = ({ text }: ProseProps) => <Markdown options={options}>{text}</Markdown>

/** The anchor of a heading: 'Your Choices' is #your-choices. */
export function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

function ProseLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}
