import classes from './skip-link.module.css'

interface SkipLinkProps {
  /** The id of what the keyboard continues at; it needs `tabIndex={-1}`. */
  to: string
  children: string
}

/** Seen only while it has the focus: passes over what every visit begins with. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a href={`#${to}`} className={classes.skip}>
    {children}
  </a>
)
